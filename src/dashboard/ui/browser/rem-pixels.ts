/** The pixels of a rem: 16, or what the reader chose in the browser. */
export function remPixels(): number {
  if (import.meta.env.SSR) return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
