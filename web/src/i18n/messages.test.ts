import { afterEach, describe, expect, it } from "vitest";
import { active, bestLanguage } from "./languages.svelte";
import { has, showLanguage, t } from "./messages";

afterEach(() => showLanguage("en"));

describe("the language", () => {
  it("is the first one that the page has", () => {
    expect(bestLanguage(["de-DE", "uk-UA", "en"])).toBe("uk");
    expect(bestLanguage(["PL"])).toBe("pl");
    expect(bestLanguage(["de", "xx-YY"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });

  it("is shown once it is loaded, and the last choice counts", async () => {
    const first = showLanguage("pl");
    expect(active.language).toBe("en");
    await Promise.all([first, showLanguage("cs")]);
    expect(active.language).toBe("cs");
    expect(t("undo")).toBe("Zpět");
  });
});

describe("messages", () => {
  it("have the plurals and the numbers of their language", async () => {
    expect(t("board-points", { points: 1 })).toBe("1 point");
    await showLanguage("pl");
    const points = [1, 3, 5, 22, 2.25].map((points) => t("board-points", { points }));
    expect(points).toEqual(["1 punkt", "3 punkty", "5 punktów", "22 punkty", "2,25 punktu"]);
  });

  it("are the key if there is no text", () => {
    expect(has("no-such-key")).toBe(false);
    expect(t("no-such-key")).toBe("no-such-key");
  });
});
