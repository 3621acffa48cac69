/** A value that is created at its first use; `perLanguage` is for what depends on the language. */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
