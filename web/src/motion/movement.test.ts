import { describe, expect, it } from "vitest";
import type { View } from "../api/types";
import { type Flight, NO_MOVEMENT } from "./flights";
import { movementBetween } from "./movement";
import { CONTENT, gear, seat, view } from "./test-views";

const between = (before: View, after: View, space: string | null = null) =>
  movementBetween(before, after, CONTENT, space);
const text = ({ icon, from, to, by, stage }: Flight) => `${stage}: ${icon} ${by} from ${from} to ${to}`;
const flights = (before: View, after: View, space: string | null = null) =>
  between(before, after, space).flights.map(text);
const gears = (changes: Partial<View["gears"]>): Partial<View> => ({ gears: changes as View["gears"] });

describe("workers", () => {
  it("fly from the panel to the space where they are placed, which is empty until they land", () => {
    const after = view({ ...gears({ tikal: gear(10, { 0: 1 }) }), seats: [seat(), seat({ corn: 3, free: 2 })] });
    expect(flights(view(), after)).toEqual([
      "turn: worker 0 from seat 1 workers to space tikal 0",
      "turn: corn -2 from seat 1 corn to space tikal 0",
    ]);
    expect(between(view(), after).flights[0]?.hides).toBe("space tikal 0");
  });

  it("return home from where they are picked up, and goods come from there", () => {
    const before = view(gears({ yaxchilan: gear(10, { 3: 0 }), tikal: gear(10, { 1: 0 }) }));
    const after = view({ seats: [seat({ gold: 2, corn: 7 }), seat()] });
    expect(flights(before, after)).toEqual([
      "turn: worker 0 from space yaxchilan 3 to seat 0 workers",
      "turn: worker 0 from space tikal 1 to seat 0 workers",
      "turn: corn 2 from space yaxchilan 3 to seat 0 corn",
      "turn: gold 1 from space yaxchilan 3 to seat 0 gold",
    ]);
  });

  it("ride along without flying when the gears turn, neutral ones too", () => {
    const before = view(gears({ palenque: gear(10, { 2: 0, 9: "neutral" }) }));
    const after = view({ day: 4, round: 5, ...gears({ palenque: gear(10, { 3: 0, 0: "neutral" }) }) });
    expect(between(before, after)).toEqual({ ...NO_MOVEMENT, days: 1 });
  });

  it("ride to the end of their gear, and go home when it has turned", () => {
    const before = view(gears({ uxmal: gear(10, { 7: 1 }) }));
    const moved = between(before, view({ day: 4, round: 5 }));
    expect(moved.flights.map(text)).toEqual(["home: worker 0 from space uxmal 8 to seat 1 workers"]);
    expect(moved.riders).toEqual([{ seat: 1, gear: "uxmal", space: 8 }]);
  });

  it("land where the space was before the gears turned, or where it is if they were placed later", () => {
    const after = view({ day: 5, round: 5, ...gears({ chichen: gear(13, { 2: 0, 0: 1 }) }) });
    const moved = between(view(), after);
    expect(moved.days).toBe(2);
    expect(moved.flights.map(text)).toEqual([
      "home: worker 0 from seat 1 workers to space chichen 0",
      "turn: worker 0 from seat 0 workers to space chichen 0",
    ]);
    expect(moved.flights.map(({ hides }) => hides)).toEqual(["space chichen 0", "space chichen 2"]);
  });

  it("take the first-player space with its corn, and leave it at the end of the round", () => {
    const before = view({ calendar_corn: 2 });
    const taken = view({ first_space: 1, seats: [seat(), seat({ corn: 7, free: 2 })] });
    expect(flights(before, taken)).toEqual([
      "turn: worker 0 from seat 1 workers to first",
      "turn: corn 2 from first to seat 1 corn",
    ]);
    expect(flights(taken, view({ day: 4, round: 5, seats: taken.seats }))).toEqual([
      "corn: worker 0 from first to seat 1 workers",
    ]);
  });
});

describe("a turn", () => {
  it("brings goods from the space that it is about, to the deciding seat alone", () => {
    const after = view({ seats: [seat({ corn: 9, corn_tiles: 1 }), seat({ points: 1 })] });
    expect(flights(view(), after, "space palenque 4")).toEqual([
      "turn: corn 4 from space palenque 4 to seat 0 corn",
      "turn: tile-corn 0 from space palenque 4 to seat 0 tiles",
      "turn: vp 1 from null to seat 1 points",
    ]);
  });

  it("pays for a building at its card and takes it", () => {
    const [id, tile] = Object.entries(CONTENT.buildings).find(([, { cost }]) => cost["wood"] === 1)!;
    const after = view({ seats: [seat({ wood: 0, buildings: [id] }), seat()] });
    expect(flights(view(), after, "space tikal 2")).toEqual([
      `turn: wood -1 from seat 0 wood to card ${id}`,
      `turn: ${tile.kind} 0 from card ${id} to seat 0 tiles`,
    ]);
  });

  it("moves markers on temples and technologies", () => {
    const risen = seat({
      temples: { chaac: 1, quetzalcoatl: 0, kukulkan: -1 },
      technologies: { agriculture: 0, extraction: 0, architecture: 0, theology: 1 },
    });
    expect(flights(view(), view({ seats: [risen, seat()] }))).toEqual([
      "turn: marker 0 from temple chaac 0 to temple chaac 1",
      "turn: marker 0 from temple kukulkan 0 to temple kukulkan -1",
      "turn: marker 0 from technology theology 0 to technology theology 1",
    ]);
  });
});

describe("the end of a round", () => {
  const lastTurn = view({ food_day: true, day: 7, round: 8 });
  const fed = [seat({ corn: 1, stone: 2, temples: { chaac: 2, quetzalcoatl: 0, kukulkan: 0 } }), seat({ points: -3 })];
  const stood = [seat({ temples: { chaac: 2, quetzalcoatl: 0, kukulkan: 0 } }), seat()];

  it("brings corn to the first-player space", () => {
    const after = view({ day: 4, round: 5, calendar_corn: 1 });
    expect(flights(view(), after)).toEqual(["corn: corn 1 from calendar to first"]);
  });

  it("feeds the workers on a Food Day and brings the gifts of the temples", () => {
    const before = { ...lastTurn, seats: stood };
    const moved = between(before, view({ day: 8, round: 9, seats: fed }));
    expect(moved.flights.map(text)).toEqual([
      "food: corn -4 from seat 0 corn to null",
      "food: stone 1 from temple chaac 2 to seat 0 stone",
      "food: vp -3 from seat 1 points to null",
    ]);
    expect(moved.foodDay).toEqual([
      {
        seat: 0,
        changes: [
          { icon: "corn", by: -4 },
          { icon: "stone", by: 1 },
        ],
      },
      { seat: 1, changes: [{ icon: "vp", by: -3 }] },
    ]);
  });

  it("holds a Food Day once, even if somebody decides how far the calendar turns", () => {
    const asked = view({ food_day: true, day: 7, round: 8, decision: "calendar", seats: fed });
    expect(between({ ...lastTurn, seats: stood }, asked).foodDay).not.toBeNull();
    expect(between(asked, view({ day: 8, round: 9, seats: fed })).foodDay).toBeNull();
    expect(between(lastTurn, view({ food_day: true, day: 7, round: 8, seat: 1 })).foodDay).toBeNull();
  });
});

describe("no movement is shown for", () => {
  const full = gears({ tikal: gear(10, { 0: 1 }) });
  it.each([
    ["a step back", view({ day: 4, round: 5 }), view(full)],
    ["more than a round", view(), view({ ...full, round: 6, day: 5 })],
    ["more than two days", view(), view({ ...full, round: 5, day: 6 })],
    ["another game", view({ players: 3 }), view(full)],
  ])("%s", (_, before, after) => {
    expect(between(before, after)).toEqual(NO_MOVEMENT);
  });

  it("equal views", () => {
    expect(between(view(), view())).toEqual(NO_MOVEMENT);
  });
});
