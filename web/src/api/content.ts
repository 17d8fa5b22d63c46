// The facts of the game that the page shows, such as costs and gains, requested once.

import { request } from "./requests";
import type { Content } from "./types";

let loading: Promise<Content> | null = null;

export function loadContent(): Promise<Content> {
  loading ??= request<Content>("GET", "/api/content").catch((error: unknown) => {
    loading = null; // so that the next page tries again
    throw error;
  });
  return loading;
}
