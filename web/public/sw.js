// Shows the notices of the server, even if no page is open. It stores nothing and requests nothing. Its texts are
// parameters of its URL, in the language of the person who switched notices on.

const texts = new URL(self.location.href).searchParams;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { game, link } = event.data.json();
  event.waitUntil(show(game, new URL(link).pathname));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Show a notice, unless the table is visible. The page uses the same tag, so that nobody gets a notice twice. */
async function show(game, path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const isVisible = windows.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path);
  if (isVisible) return;
  await self.registration.showNotification(texts.get("title"), {
    body: texts.get("body"),
    icon: "/icon.svg",
    tag: game,
    data: path,
  });
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
