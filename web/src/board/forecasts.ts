// What the server foretells of the next Food Day, put together for showing.

import type { Feeding, Forecast, Temple } from "../lib/types";
import { t } from "../lib/words";
import { signedNumber } from "./numbers";

/** What stands beside a marker: goods, or points with the bonus for standing highest in them. */
export interface Reward {
  goods: Record<string, number>;
  points: number | null;
  bonus: number;
}

/** What the next Food Day would give a seat for one temple. */
export function rewardOf(forecast: Forecast, temple: Temple, seat: number): Reward {
  const goods = forecast.goods?.[temple][seat];
  if (goods) return { goods, points: null, bonus: 0 };
  const { points = 0, bonus = 0 } = forecast.scoring.temples[temple][seat] ?? {};
  return { goods: {}, points: points + bonus, bonus };
}

/** The same for all temples together. */
export function rewardsOf(forecast: Forecast, seat: number): Reward {
  const whole: Reward = { goods: {}, points: forecast.kind === "points" ? 0 : null, bonus: 0 };
  for (const temple of Object.keys(forecast.scoring.temples) as Temple[]) {
    const { goods, points, bonus } = rewardOf(forecast, temple, seat);
    for (const [good, n] of Object.entries(goods)) whole.goods[good] = (whole.goods[good] ?? 0) + n;
    if (whole.points !== null) whole.points += points ?? 0;
    whole.bonus += bonus;
  }
  return whole;
}

/** Whether a seat would get the bonus of a temple at the end of the age. */
export const leads = (forecast: Forecast, temple: Temple, seat: number): boolean =>
  (forecast.scoring.temples[temple][seat]?.bonus ?? 0) > 0;

/** "4 workers need 8 corn, there are 5: 2 unfed, −6 points". */
export function feedingText({ workers, needs, unfed, points }: Feeding, corn: number): string {
  const key = unfed ? "forecast-hungry" : "forecast-fed";
  return t(key, { workers, needs, corn, unfed, points: signedNumber(points) });
}

/** "Food Day in 3 days, with goods from the temples". */
export const whenText = ({ kind, days }: Forecast): string => t(`forecast-${kind}`, { days });
