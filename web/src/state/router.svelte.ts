// The pages: /, /table/TABLE_ID, /learn, /learn/LESSON and /glossary. Back and forward are the browser's own.

import { takeKeyFromUrl } from "./keys";

const TABLE = /^\/table\/([A-Za-z0-9_-]{1,24})\/?$/;
const LESSON = /^\/learn(?:\/([a-z]+))?\/?$/;

export type Route =
  | { page: "start" }
  | { page: "table"; tableId: string }
  | { page: "learn"; lesson: string | null }
  | { page: "glossary" };

function currentRoute(): Route {
  const tableId = TABLE.exec(location.pathname)?.[1];
  if (!tableId) return routeWithoutTable(location.pathname);
  takeKeyFromUrl(tableId);
  return { page: "table", tableId };
}

function routeWithoutTable(path: string): Route {
  const lesson = LESSON.exec(path);
  if (lesson) return { page: "learn", lesson: lesson[1] ?? null };
  return { page: path === "/glossary" ? "glossary" : "start" };
}

class Router {
  route: Route = $state(currentRoute());

  constructor() {
    addEventListener("popstate", () => (this.route = currentRoute())); // also when only the # changes
  }

  navigate(path: string): void {
    history.pushState(null, "", path);
    this.route = currentRoute();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow a link within the page without loading it again; clicks for a new tab or window are left alone. */
export function followLink(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  router.navigate(link.pathname + link.hash);
}
