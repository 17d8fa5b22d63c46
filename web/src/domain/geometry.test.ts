import { describe, expect, it } from "vitest";
import {
  CALENDAR_TEETH,
  calendarPhase,
  CITIES,
  cityAngle,
  cityCentre,
  cityPhase,
  gearPath,
  GEARS,
  mayaNumeral,
  pitch,
  polar,
  sectorPath,
  spaceAngle,
  workerPoint,
} from "./geometry";

/** The distance of an angle from the nearest multiple of another one. */
const distance = (degrees: number, of: number) => {
  const rest = ((degrees % of) + of) % of;
  return Math.min(rest, of - rest);
};

describe("gears", () => {
  it("turn by one tooth a day, cities against the calendar", () => {
    expect(calendarPhase(1) - calendarPhase(0)).toBeCloseTo(-360 / 26);
    for (const gear of GEARS) {
      const city = CITIES[gear];
      expect(cityPhase(city, 5) - cityPhase(city, 4)).toBeCloseTo(pitch(city.teeth));
    }
  });

  it("mesh at any time: where the calendar has a tooth, the city has a gap", () => {
    for (const gear of GEARS) {
      const city = CITIES[gear];
      for (const day of [0, 0.3, 7.5, 11.25, 26]) {
        const calendar = distance(cityAngle(city) - calendarPhase(day), pitch(CALENDAR_TEETH));
        const towards = cityAngle(city) + 180 - cityPhase(city, day) - pitch(city.teeth) / 2;
        const inTeeth = calendar / pitch(CALENDAR_TEETH);
        expect(distance(towards, pitch(city.teeth)) / pitch(city.teeth)).toBeCloseTo(inTeeth);
      }
    }
  });

  it("carry the workers on their teeth", () => {
    for (const gear of GEARS) {
      const city = CITIES[gear];
      for (const passed of [0, 0.4, 1, 2.7]) {
        const offset = spaceAngle(city, 2 + passed) - cityPhase(city, 11 + passed);
        expect(distance(offset, pitch(city.teeth))).toBeCloseTo(0);
      }
    }
  });

  it("have pitch circles that touch", () => {
    expect(Math.hypot(...cityCentre(CITIES.tikal))).toBeCloseTo(180);
    expect(Math.hypot(...cityCentre(CITIES.chichen))).toBeCloseTo(195);
  });

  it("have spaces that open symmetrically towards the calendar", () => {
    for (const gear of GEARS) {
      const city = CITIES[gear];
      expect(Math.hypot(...workerPoint(city, 0))).toBeCloseTo(Math.hypot(...workerPoint(city, city.lastSpace)));
    }
  });
});

describe("shapes", () => {
  it("have one tip for every tooth, and a closed outline", () => {
    const path = gearPath(13);
    expect(path.match(/Q/g)).toHaveLength(26);
    expect(path.endsWith("Z")).toBe(true);
  });

  it("mark arcs of more than half a turn", () => {
    expect(sectorPath(1, 2, 0, 200)).toContain("A2 2 0 1 1");
    expect(sectorPath(1, 2, 0, 100)).toContain("A2 2 0 0 1");
  });

  it("have a y axis that points down", () => {
    const [x, y] = polar(2, 90);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(2);
  });

  it("write numbers in bars and dots", () => {
    expect(mayaNumeral(13)).toEqual({ bars: 2, dots: 3 });
  });
});
