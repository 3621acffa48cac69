/**
 * The `ref` of a lazy image in a row that comes and goes. Browsers load every lazy image before they print, those too
 * that left the page unseen, as long as they have an address.
 */
export function forgetImage(image: HTMLImageElement): () => void {
  // React calls this before the image leaves, and for a trial also where it stays.
  return () => queueMicrotask(() => !image.isConnected && image.removeAttribute('src'));
}
