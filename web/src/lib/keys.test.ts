import { describe, expect, it } from "vitest";
import { readInvitation } from "./keys";

describe("what people paste", () => {
  it("is a link with or without a key, or a bare code", () => {
    const link = "https://example.org/table/LHawpryBYjXN";
    expect(readInvitation(`${link}#k1_abc-D_1`)).toEqual({ table: "LHawpryBYjXN", key: "k1_abc-D_1" });
    expect(readInvitation(` ${link} `)).toEqual({ table: "LHawpryBYjXN", key: null });
    expect(readInvitation("LHawpryBYjXN")).toEqual({ table: "LHawpryBYjXN", key: null });
  });

  it("may be something else", () => {
    expect(readInvitation("")).toBeNull();
    expect(readInvitation("https://example.org/")).toBeNull();
    expect(readInvitation("two words")).toBeNull();
  });
});
