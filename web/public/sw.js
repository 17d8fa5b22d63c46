// Shows notices that it is somebody's turn, also where no page is open. It keeps nothing and fetches
// nothing. Its words come with its address, in the language of whoever switched notices on.

const words = new URL(self.location.href).searchParams;

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

/** The page shows its own notices in the same way: the same tag, so that nobody is told twice. */
async function show(game, path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const isSeen = windows.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path);
  if (isSeen) return;
  await self.registration.showNotification(words.get("title"), {
    body: words.get("body"),
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
