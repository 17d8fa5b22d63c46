import { describe, expect, it } from "vitest";
import { COLOURS, markOfHolder, type Player, playerClass, playerLetter, playerName } from "./players";

const PLAYERS: Player[] = [
  { name: "Ana", colour: "morpho" },
  { name: "", colour: "orchid" },
];

describe("a player", () => {
  it("has the letter and the class of the colour", () => {
    expect(COLOURS).toHaveLength(4);
    expect(playerLetter(PLAYERS, 0)).toBe("B");
    expect(playerClass(PLAYERS, 1)).toBe("pl-d");
  });

  it("is called by the letter where there is no name", () => {
    expect([0, 1].map((seat) => playerName(PLAYERS, seat))).toEqual(["Ana", "D"]);
  });

  it("is not a neutral worker", () => {
    expect(markOfHolder("neutral", PLAYERS)).toBe("n");
    expect(markOfHolder(1, PLAYERS)).toBe("d");
  });
});
