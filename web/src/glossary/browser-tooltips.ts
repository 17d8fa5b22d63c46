// The tooltips of the browser. They are removed while a card explains the same element, and restored afterwards.

interface SuppressedTitle {
  text: string;
  restore: () => void;
}

/** Suppress the titles of an element and of those around it. */
export function suppressTitles(target: Element): SuppressedTitle {
  const found: SuppressedTitle[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const title = suppressAttribute(element) ?? suppressChild(element);
    if (title) found.push(title);
  }
  return { text: found[0]?.text ?? "", restore: () => found.forEach(({ restore }) => restore()) };
}

function suppressAttribute(element: Element): SuppressedTitle | null {
  const text = element.getAttribute("title");
  if (!text) return null;
  element.setAttribute("title", "");
  const restore = () => {
    if (element.getAttribute("title") === "") element.setAttribute("title", text);
  };
  return { text, restore };
}

/** SVG elements have a child with the title. Its text node stays, because Svelte may change it. */
function suppressChild(element: Element): SuppressedTitle | null {
  const node = element.querySelector(":scope > title")?.firstChild;
  const text = node?.nodeValue;
  if (!node || !text) return null;
  node.nodeValue = "";
  const restore = () => {
    if (node.nodeValue === "") node.nodeValue = text;
  };
  return { text, restore };
}
