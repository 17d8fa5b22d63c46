import { afterEach, describe, expect, it } from "vitest";
import { bestLanguage, active } from "./languages.svelte";
import { has, showLanguage, t } from "./messages";

afterEach(() => showLanguage("en"));

describe("the language", () => {
  it("is the first one that there is", () => {
    expect(bestLanguage(["de-DE", "uk-UA", "en"])).toBe("uk");
    expect(bestLanguage(["PL"])).toBe("pl");
    expect(bestLanguage(["de", "xx-YY"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });

  it("is shown once its words have come, and the last wish counts", async () => {
    const first = showLanguage("pl");
    expect(active.language).toBe("en");
    await Promise.all([first, showLanguage("cs")]);
    expect(active.language).toBe("cs");
    expect(t("undo")).toBe("Zpět");
  });
});

describe("words", () => {
  it("have the plurals of their language, and its numbers", async () => {
    expect(t("board-points", { points: 1 })).toBe("1 point");
    await showLanguage("pl");
    const points = [1, 3, 5, 22, 2.25].map((points) => t("board-points", { points }));
    expect(points).toEqual(["1 punkt", "3 punkty", "5 punktów", "22 punkty", "2,25 punktu"]);
  });

  it("are the key where there are none", () => {
    expect(has("no-such-key")).toBe(false);
    expect(t("no-such-key")).toBe("no-such-key");
  });
});
