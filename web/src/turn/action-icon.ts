// The icons of actions that are not about a space.

import type { Content } from "../api/types";

export interface ActionIcon {
  name: string;
  mono: boolean;
}

const BY_VERB: Record<string, ActionIcon> = {
  done: { name: "cross", mono: true },
  skip: { name: "cross", mono: true },
  beg: { name: "temple-fall", mono: true },
  burn: { name: "burn", mono: false },
  days: { name: "two-days", mono: true },
  sell: { name: "market", mono: true },
  buy: { name: "market", mono: true },
};
const NAMED_BY_ACTION = /^(?:harvest|advance|temple|temples|pay|gain|spare) (\w+)/;

export function actionIcon(action: string, content: Content | null): ActionIcon | null {
  const [verb = "", first = ""] = action.split(" ");
  if (verb === "place") return { name: "first-player", mono: false };
  if (verb === "build") return { name: kindOf(first, content), mono: false };
  if (action === "days 1") return { name: "day", mono: false };
  const name = NAMED_BY_ACTION.exec(action)?.[1];
  return name ? { name, mono: false } : (BY_VERB[verb] ?? null);
}

function kindOf(tile: string, content: Content | null): string {
  return tile.startsWith("m") ? "monument" : (content?.buildings[tile]?.kind ?? "civic");
}
