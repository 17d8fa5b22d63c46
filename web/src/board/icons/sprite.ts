// The drawings of all icons, put into the page once; components refer to them by id.

import drawings from "./icons.svg?raw";

function put(): void {
  const parsed = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("sprite");
  document.body.prepend(sprite);
}

if (typeof document !== "undefined") put();
