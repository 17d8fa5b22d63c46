// Adds the drawings of all icons to the page once. Components refer to them by id.

import drawings from "./icons.svg?raw";

function addSprite(): void {
  const parsed = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("sprite");
  document.body.prepend(sprite);
}

if (typeof document !== "undefined") addSprite();
