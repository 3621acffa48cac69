/**
 * Something made once, at its first use. The browser's formats of numbers, times and texts take some milliseconds each,
 * the first of a page as long as a frame, and no page needs all of them.
 */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
