// Names and lists of names.

import type { SeatInfo } from "../api/types";
import { type Player, playerName } from "../domain/players";
import { has, t } from "./messages";

/** Return the text for the name of a gear, a good, a temple and so on. */
export function nameText(name: string): string {
  return has(`name-${name}`) ? t(`name-${name}`) : name;
}

export function listText(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const parts = [...counts].map(([name, count]) => (count > 1 ? t("list-times", { count, name }) : name));
  return parts.length < 2
    ? (parts[0] ?? "")
    : t("list-and", { most: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

export function playerNames(players: Player[], seats: number[]): string {
  return listText([...new Set(seats.map((seat) => playerName(players, seat)))]);
}

export const levelName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** Return the name of a seat, and its level if it is a bot: "Itzel, Merchant". */
export const seatTitle = ({ name, bot }: Pick<SeatInfo, "name" | "bot">): string =>
  bot ? t("bot-introduced", { name, level: levelName(bot) }) : name;
