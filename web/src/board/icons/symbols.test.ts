import { describe, expect, it } from "vitest";
import type { Content } from "../../api/types";
import data from "../demo/data.json";
import { foodKind, monumentSymbols, spaceSymbols, technologySymbols } from "./symbols";

const content = data.content as unknown as Content; // what the server sends

describe("facts as lists of icons", () => {
  it("draws the spaces of the cities", () => {
    const { tikal, uxmal, palenque } = spaceSymbols(content);
    expect(palenque[5]).toBe("corn9 | wood4");
    expect(Object.values(tikal)).toEqual(["tech", "build", "tech tech", "build2 | monument", "any1 > temple-step2"]);
    expect(Object.values(uxmal)).toEqual(["corn3 > temple-step", "market", "worker", "build-corn", "corn1 > free"]);
  });

  it("draws the levels of technologies, and the bonus behind them", () => {
    expect(technologySymbols(content, "agriculture")).toEqual([
      "palenque corn+1",
      "no-tile corn+1",
      "palenque corn+2",
      "temple-step",
    ]);
    expect(technologySymbols(content, "architecture")).toEqual(["build corn+1", "build vp2", "build any-1", "vp3"]);
    expect(technologySymbols(content, "theology")).toEqual([
      "chichen two-days",
      "any1 > temple-step",
      "skull+1",
      "skull1",
    ]);
  });

  it("draws what monuments are worth, for so many players", () => {
    const text = (id: string, players: number) => monumentSymbols(id, content.monuments[id]?.numbers ?? {}, players);
    expect(text("m01", 4)).toBe("vp4 / tomb");
    expect([2, 3, 4].map((players) => text("m05", players))).toEqual([
      "vp6 / monument",
      "vp5 / monument",
      "vp4 / monument",
    ]);
    expect(text("m02", 4)).toBe(""); // drawn by itself
  });

  it("knows the Food Days", () => {
    expect([6, 7, 13, 20, 26].map((day) => foodKind(content, day))).toEqual([
      null,
      "goods",
      "points",
      "goods",
      "points",
    ]);
  });
});
