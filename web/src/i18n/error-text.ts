import { ApiError } from "../api/requests";
import type { Reason } from "../api/types";
import { reasonText } from "./action-text";
import { has, t } from "./messages";

/** Return the text for an error; the server's own message if there is no text for its code. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("problem-unknown");
  const reason = error.params["reason"] as Reason | undefined;
  if (error.code === "illegal_action" && reason) return reasonText(reason, null);
  const key = `problem-${error.code.replaceAll("_", "-")}`;
  return has(key) ? t(key) : error.message || t("problem-unknown");
}
