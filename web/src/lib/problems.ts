import type { Problem } from "./api";
import { has, t } from "./words";

/** A refusal in words; the server's own sentence where there are none for its code. */
export function complaint(problem: Problem): string {
  const key = `problem-${problem.code.replaceAll("_", "-")}`;
  return has(key) ? t(key) : problem.message || t("problem-unknown");
}
