import { describe, expect, it } from "vitest";
import { feedingText } from "./forecast-text";

describe("the forecast of a Food Day", () => {
  it("says who cannot be fed", () => {
    const hungry = { workers: 4, needs: 8, pays: 4, unfed: 2, points: -6 };
    expect(feedingText(hungry, 5)).toBe("4 workers need 8 corn, and have 5: 2 unfed, −6 points");
    expect(feedingText({ ...hungry, unfed: 0, points: 0 }, 9)).toBe("4 workers need 8 corn, and have 9: all fed");
  });
});
