/** Memoises a function of one string. */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      made = make(text);
      known.set(text, made);
    }
    return made;
  };
}
