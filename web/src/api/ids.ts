/** An id that nobody else makes. (`crypto.randomUUID` is not there on pages without https.) */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
