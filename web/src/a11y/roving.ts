// One stop of the Tab key for a group of buttons, and arrow keys within it. The group may change at any time.

const ITEMS = "button:not([disabled]), [role=button], [role=tab], a[href]";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const LIST_KEYS = new Set(["ArrowUp", "ArrowDown"]);

export function itemsOf(group: Element): (HTMLElement | SVGElement)[] {
  const found = [...group.querySelectorAll<HTMLElement | SVGElement>(ITEMS)].filter(isShown);
  return found.sort((one, other) => orderOf(one) - orderOf(other));
}

/** SVG elements say their order, because they are drawn in another one. */
const orderOf = (item: HTMLElement | SVGElement): number => Number(item.dataset["order"] ?? 0);
const isShown = (item: Element): boolean => item.getClientRects().length > 0;

/** `use:roving` on the element around a group. In a list, only the vertical arrow keys are used. */
export function roving(group: HTMLElement | SVGElement, keys: "all" | "list" = "all"): { destroy: () => void } {
  let current: Element | null = null;

  function update(): void {
    const items = itemsOf(group);
    if (!current || !items.includes(current as HTMLElement)) current = items[0] ?? null;
    for (const item of items) item.setAttribute("tabindex", item === current ? "0" : "-1");
  }
  function onfocusin(event: Event): void {
    const item = (event.target as Element).closest(ITEMS);
    if (!item || !group.contains(item)) return;
    current = item;
    update();
  }
  function onkeydown(event: Event): void {
    const { key, target, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    if (ctrlKey || altKey || metaKey || (target as Element).matches("input, select, textarea")) return;
    if (keys === "list" && !LIST_KEYS.has(key)) return;
    const items = itemsOf(group);
    const next = nextItem(items, items.indexOf(target as HTMLElement), key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const observer = new MutationObserver(update);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled", "data-action"] });
  group.addEventListener("focusin", onfocusin);
  group.addEventListener("keydown", onkeydown);
  update();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener("focusin", onfocusin);
      group.removeEventListener("keydown", onkeydown);
    },
  };
}

/** Return the item that a key leads to. After the last item comes the first. */
export function nextItem<T>(items: T[], at: number, key: string): T | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (at < 0) return step > 0 ? items[0] : items.at(-1);
  return items[(at + step + items.length) % items.length];
}
