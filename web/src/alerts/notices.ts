// Notifies a person of their turn through the browser: from this page while it is open, and from the server if it
// sends notices.

import { request } from "../api/requests";
import { t } from "../i18n/messages";
import type { TableStore } from "../state/table.svelte";

export type Consent = "granted" | "refused" | "impossible";

const SCRIPT = "/sw.js";
const ENDPOINT_PREFIX = "tzolkin-push-"; // the address to which the server sends the notices of a table

const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Ask the person for consent. Browsers require that they have clicked something. */
export async function askConsent(): Promise<Consent> {
  if (!canNotify()) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  await serviceWorker();
  return "granted";
}

/** Register the service worker, whose texts are parameters of its URL. */
async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  const texts = new URLSearchParams({ title: t("motion-notice-title"), body: t("motion-notice-body") });
  await navigator.serviceWorker.register(`${SCRIPT}?${texts}`, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

export async function notify(table: TableStore): Promise<void> {
  if (!mayNotify()) return;
  const registration = await serviceWorker();
  await registration.showNotification(t("motion-notice-title"), {
    body: table.info?.title || t("motion-notice-body"),
    icon: "/icon.svg",
    tag: table.tableId,
    data: `/table/${table.tableId}`,
  });
}

/** Have the server send notices for the own seats, if it can and does not do so already. */
export async function subscribe(table: TableStore): Promise<void> {
  const subscription = mayNotify() ? await pushSubscription() : null;
  if (!subscription) return;
  if (localStorage.getItem(ENDPOINT_PREFIX + table.tableId) === subscription.endpoint) return;
  const { endpoint, keys } = subscription.toJSON();
  for (const seat of table.own) {
    await request("PUT", `${table.path}/seats/${seat}/push`, { key: table.key, body: { endpoint, keys } });
  }
  localStorage.setItem(ENDPOINT_PREFIX + table.tableId, subscription.endpoint);
}

/** Return null if the server sends no notices, or the push service of the browser cannot be reached. */
async function pushSubscription(): Promise<PushSubscription | null> {
  const { key } = await request<{ key: string | null }>("GET", "/api/push");
  if (!key) return null;
  const { pushManager } = await serviceWorker();
  const known = await pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return known ?? pushManager.subscribe(options).catch(() => null);
}

/** End all notices. The server learns from the push service that they no longer arrive. */
export async function endNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}
