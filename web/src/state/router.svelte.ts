// The pages: /, /table/NAME, /learn, /learn/LESSON and /glossary. Going back and forward is the browser's own.

import { takeKeyFromUrl } from "./keys";

const TABLE = /^\/table\/([A-Za-z0-9_-]{1,24})\/?$/;

const LESSON = /^\/learn(?:\/([a-z]+))?\/?$/;

export type Route =
  { page: "start" } | { page: "table"; name: string } | { page: "learn"; lesson: string | null } | { page: "glossary" };

function placeNow(): Route {
  const name = TABLE.exec(location.pathname)?.[1];
  if (!name) return placeBesideTables(location.pathname);
  takeKeyFromUrl(name);
  return { page: "table", name };
}

function placeBesideTables(path: string): Route {
  const learning = LESSON.exec(path);
  if (learning) return { page: "learn", lesson: learning[1] ?? null };
  return { page: path === "/glossary" ? "glossary" : "start" };
}

class Router {
  place: Route = $state(placeNow());

  constructor() {
    addEventListener("popstate", () => (this.place = placeNow())); // another # counts too
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeNow();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links within the page: a plain click stays here, everything else is the browser's. */
export function followLink(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  router.go(link.pathname + link.hash);
}
