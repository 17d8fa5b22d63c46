import { reasonText } from "./action-text";
import type { ApiError } from "../api/requests";
import type { Reason } from "../api/types";
import { has, t } from "./messages";

/** A refusal in words; the server's own sentence where there are none for its code. */
export function errorText(problem: ApiError): string {
  const reason = problem.params["reason"] as Reason | undefined;
  if (problem.code === "illegal_action" && reason) return reasonText(reason, null);
  const key = `problem-${problem.code.replaceAll("_", "-")}`;
  return has(key) ? t(key) : problem.message || t("problem-unknown");
}
