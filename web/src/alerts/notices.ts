// Notices of the browser that it is one's turn: from this page while it is open, and from the server
// where that sends them.

import { request } from "../api/requests";
import type { TableStore } from "../state/table.svelte";
import { t } from "../i18n/messages";

export type Consent = "granted" | "refused" | "impossible";

const SCRIPT = "/sw.js";
const TOLD = "tzolkin-push-"; // where to the server sends the notices of a table

const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Asks the person, who must have clicked something for it. */
export async function askConsent(): Promise<Consent> {
  if (!canNotify()) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  await worker();
  return "granted";
}

/** It has no catalogue of words: they come with its address. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const words = new URLSearchParams({ title: t("motion-notice-title"), body: t("motion-notice-body") });
  await navigator.serviceWorker.register(`${SCRIPT}?${words}`, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** From the page itself. */
export async function notify(table: TableStore): Promise<void> {
  if (!mayNotify()) return;
  const registration = await worker();
  await registration.showNotification(t("motion-notice-title"), {
    body: table.info?.title || t("motion-notice-body"),
    icon: "/icon.svg",
    tag: table.name,
    data: `/table/${table.name}`,
  });
}

/** Have the server send notices for the own seats, if it can. What it knows already it is not told again. */
export async function subscribe(table: TableStore): Promise<void> {
  const subscription = mayNotify() ? await subscribed() : null;
  if (!subscription) return;
  if (localStorage.getItem(TOLD + table.name) === subscription.endpoint) return;
  const { endpoint, keys } = subscription.toJSON();
  for (const seat of table.own) {
    await request("PUT", `${table.path}/seats/${seat}/push`, { key: table.key, body: { endpoint, keys } });
  }
  localStorage.setItem(TOLD + table.name, subscription.endpoint);
}

/** Null where the server sends nothing, or the push service of the browser's maker cannot be reached. */
async function subscribed(): Promise<PushSubscription | null> {
  const { key } = await request<{ key: string | null }>("GET", "/api/push");
  if (!key) return null;
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  return known ?? pushManager.subscribe(wanted).catch(() => null);
}

/** No more notices from anywhere: what the server still sends does not arrive, and it learns that. */
export async function endNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}
