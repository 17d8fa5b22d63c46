import { afterEach, describe, expect, it } from "vitest";
import { bestOf, shown } from "./languages.svelte";
import { has, speak, t } from "./messages";

afterEach(() => speak("en"));

describe("the language", () => {
  it("is the first one that there is", () => {
    expect(bestOf(["de-DE", "uk-UA", "en"])).toBe("uk");
    expect(bestOf(["PL"])).toBe("pl");
    expect(bestOf(["de", "xx-YY"])).toBe("en");
    expect(bestOf([])).toBe("en");
  });

  it("is shown once its words have come, and the last wish counts", async () => {
    const first = speak("pl");
    expect(shown.language).toBe("en");
    await Promise.all([first, speak("cs")]);
    expect(shown.language).toBe("cs");
    expect(t("undo")).toBe("Zpět");
  });
});

describe("words", () => {
  it("have the plurals of their language, and its numbers", async () => {
    expect(t("board-points", { points: 1 })).toBe("1 point");
    await speak("pl");
    const points = [1, 3, 5, 22, 2.25].map((points) => t("board-points", { points }));
    expect(points).toEqual(["1 punkt", "3 punkty", "5 punktów", "22 punkty", "2,25 punktu"]);
  });

  it("are the key where there are none", () => {
    expect(has("no-such-key")).toBe(false);
    expect(t("no-such-key")).toBe("no-such-key");
  });
});
