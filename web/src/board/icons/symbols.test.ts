import { describe, expect, it } from "vitest";
import type { Content } from "../../api/types";
import data from "../demo/data.json";
import { monumentSymbols, spaceSymbols, technologySymbols } from "./symbols";

const content = data.content as unknown as Content; // as the server sends it

describe("symbols", () => {
  it("show the spaces of the cities", () => {
    const { tikal, uxmal, palenque } = spaceSymbols(content);
    expect(palenque[5]).toBe("corn9 | wood4");
    expect(Object.values(tikal)).toEqual(["tech", "build", "tech tech", "build2 | monument", "any1 > temple-step2"]);
    expect(Object.values(uxmal)).toEqual(["corn3 > temple-step", "market", "worker", "build-corn", "corn1 > free"]);
  });

  it("show the levels of technologies, and the bonus after the last", () => {
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

  it("show what monuments are worth, depending on the number of players", () => {
    const text = (id: string, playerCount: number) =>
      monumentSymbols(id, content.monuments[id]?.numbers ?? {}, playerCount);
    expect(text("m01", 4)).toBe("vp4 / tomb");
    expect([2, 3, 4].map((playerCount) => text("m05", playerCount))).toEqual([
      "vp6 / monument",
      "vp5 / monument",
      "vp4 / monument",
    ]);
    expect(text("m02", 4)).toBe(""); // drawn in another way
  });
});
