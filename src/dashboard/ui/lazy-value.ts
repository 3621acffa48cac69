/**
 * A value that is created at its first use. Each `Intl` formatter takes some milliseconds to create, the first one as long
 * as a frame, and no page needs all of them.
 */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
