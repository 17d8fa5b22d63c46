// One Tab stop for a group, arrow keys within it. What the group holds may change at any time.

const ITEMS = "button:not([disabled]), [role=button], [role=tab], a[href]";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const UP_AND_DOWN = new Set(["ArrowUp", "ArrowDown"]);

export function itemsOf(group: Element): (HTMLElement | SVGElement)[] {
  const found = [...group.querySelectorAll<HTMLElement | SVGElement>(ITEMS)].filter(isShown);
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Where drawings come in the order, which is not that in which they are drawn. */
const placeOf = (item: HTMLElement | SVGElement): number => Number(item.dataset["place"] ?? 0);
const isShown = (item: Element): boolean => item.getClientRects().length > 0;

/** For `use:roving` on the element around a group; a list leaves the other arrows to what is around it. */
export function roving(group: HTMLElement | SVGElement, way: "all" | "list" = "all"): { destroy: () => void } {
  let current: Element | null = null;

  function settle(): void {
    const items = itemsOf(group);
    if (!current || !items.includes(current as HTMLElement)) current = items[0] ?? null;
    for (const item of items) item.setAttribute("tabindex", item === current ? "0" : "-1");
  }
  function enter(event: Event): void {
    const item = (event.target as Element).closest(ITEMS);
    if (!item || !group.contains(item)) return;
    current = item;
    settle();
  }
  function press(event: Event): void {
    const { key, target, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    if (ctrlKey || altKey || metaKey || (target as Element).matches("input, select, textarea")) return;
    if (way === "list" && !UP_AND_DOWN.has(key)) return;
    const items = itemsOf(group);
    const next = nextItem(items, items.indexOf(target as HTMLElement), key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled", "data-action"] });
  group.addEventListener("focusin", enter);
  group.addEventListener("keydown", press);
  settle();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("focusin", enter);
      group.removeEventListener("keydown", press);
    },
  };
}

/** The item a key leads to; round the ends, so that every one is reached in either direction. */
export function nextItem<T>(items: T[], at: number, key: string): T | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (at < 0) return step > 0 ? items[0] : items.at(-1);
  return items[(at + step + items.length) % items.length];
}
