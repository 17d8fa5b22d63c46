// Bots have names of their own; how strong they are stands beside.

import type { SeatInfo } from "../api/types";
import { has, t } from "./messages";

export const levelName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** "Itzel, Merchant": how a seat is introduced. */
export const seatTitle = ({ name, bot }: Pick<SeatInfo, "name" | "bot">): string =>
  bot ? t("bot-introduced", { name, level: levelName(bot) }) : name;
