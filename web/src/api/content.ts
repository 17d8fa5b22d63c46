// Facts of the game for showing them, fetched once.

import { request } from "./requests";
import type { Content } from "./types";

let asked: Promise<Content> | null = null;

export function loadContent(): Promise<Content> {
  asked ??= request<Content>("GET", "/api/content").catch((error: unknown) => {
    asked = null; // the next page may have more luck
    throw error;
  });
  return asked;
}
