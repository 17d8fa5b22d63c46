import { describe, expect, it } from "vitest";
import { deltasOf, subtractChanges, sumChanges } from "./changes";

describe("changes", () => {
  it("are listed without zeros, goods before temples", () => {
    const change = { corn: -3, skulls: 1, temples: { chaac: 1, kukulkan: 0 } };
    expect(deltasOf(change)).toEqual([
      { icon: "corn", by: -3 },
      { icon: "skull", by: 1 },
      { icon: "chaac", by: 1 },
    ]);
    expect(deltasOf(undefined)).toEqual([]);
  });

  it("of one step are what was not there before", () => {
    const before = { "0": { corn: 2, temples: { chaac: 1 } } };
    const after = { "0": { corn: -1, wood: 1, temples: { chaac: 1 } } };
    expect(deltasOf(subtractChanges(after, before)["0"])).toEqual([
      { icon: "corn", by: -3 },
      { icon: "wood", by: 1 },
    ]);
  });

  it("may be undone by a later step", () => {
    expect(deltasOf(subtractChanges({}, { "0": { corn: 2 } })["0"])).toEqual([{ icon: "corn", by: -2 }]);
  });

  it("are added up seat by seat", () => {
    const sum = sumChanges([{ "0": { corn: 2, temples: { chaac: 1 } } }, { "0": { corn: -3 }, "1": { points: 4 } }]);
    expect(deltasOf(sum["0"])).toEqual([
      { icon: "corn", by: -1 },
      { icon: "chaac", by: 1 },
    ]);
    expect(deltasOf(sum["1"])).toEqual([{ icon: "vp", by: 4 }]);
  });
});
