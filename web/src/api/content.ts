// Facts of the game for showing them, fetched once.

import { call } from "./requests";
import type { Content } from "./types";

let asked: Promise<Content> | null = null;

export function content(): Promise<Content> {
  asked ??= call<Content>("GET", "/api/content").catch((error: unknown) => {
    asked = null; // the next page may have more luck
    throw error;
  });
  return asked;
}
