// Titles that the browser would show beside our card. They are taken away while it is there, and
// put back afterwards.

interface Hushed {
  text: string;
  restore: () => void;
}

export function suppressTitles(target: Element): Hushed {
  const found: { text: string; restore: () => void }[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const one = hushAttribute(element) ?? hushChild(element);
    if (one) found.push(one);
  }
  return { text: found[0]?.text ?? "", restore: () => found.forEach(({ restore }) => restore()) };
}

function hushAttribute(element: Element): Hushed | null {
  const text = element.getAttribute("title");
  if (!text) return null;
  element.setAttribute("title", "");
  const restore = () => {
    if (element.getAttribute("title") === "") element.setAttribute("title", text);
  };
  return { text, restore };
}

/** Drawings have their title as a child. Its text node stays, so that whoever made it can change it. */
function hushChild(element: Element): Hushed | null {
  const node = element.querySelector(":scope > title")?.firstChild;
  const text = node?.nodeValue;
  if (!node || !text) return null;
  node.nodeValue = "";
  const restore = () => {
    if (node.nodeValue === "") node.nodeValue = text;
  };
  return { text, restore };
}
