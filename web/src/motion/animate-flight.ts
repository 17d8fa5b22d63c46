// The animation of one flight: an arc of two movements, so that only transform and opacity change.

import type { ActiveFlight } from "./motion-store.svelte";
import { elementAt } from "./places";

const ACROSS = "cubic-bezier(.45, .05, .35, 1)";
const UP = "cubic-bezier(.2, .6, .35, 1)";

/** Animate a flight and return a function that ends it. The node moves horizontally, and its only child vertically. */
export function animateFlight(
  node: HTMLElement,
  { flight, from, to, delay, duration }: ActiveFlight,
  onend: () => void,
): () => void {
  const timing = { duration, delay, fill: "both" } as const;
  const across = node.animate([{ transform: `translateX(${from[0]}px)` }, { transform: `translateX(${to[0]}px)` }], {
    ...timing,
    easing: ACROSS,
  });
  const inner = node.firstElementChild as HTMLElement;
  const up = inner.animate([{ transform: `translateY(${from[1]}px)` }, { transform: `translateY(${to[1]}px)` }], {
    ...timing,
    easing: UP,
  });
  const fade = node.animate(fadeFrames(flight.icon), timing);
  const hidden = flight.hides ? hide(flight.hides, delay + duration) : null;
  let isCancelled = false;
  across.onfinish = () => {
    if (!isCancelled && flight.by > 0) pulse(flight.to, duration / 2);
    onend();
  };
  return () => {
    isCancelled = true;
    for (const animation of [across, up, fade, hidden]) animation?.cancel();
  };
}

/** Everything fades out except workers, whose place the worker on the board takes. */
function fadeFrames(icon: string): Keyframe[] {
  const shown = { opacity: 1, offset: 0.12 };
  if (icon === "worker") return [{ opacity: 0 }, shown, { opacity: 1 }];
  return [{ opacity: 0 }, shown, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
}

function hide(place: string, duration: number): Animation | null {
  return elementAt(place)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration }) ?? null;
}

function pulse(place: string | null, duration: number): void {
  const element = place && elementAt(place);
  if (!(element instanceof HTMLElement)) return;
  element.animate([{ transform: "none" }, { transform: "scale(1.14)" }, { transform: "none" }], { duration });
}
