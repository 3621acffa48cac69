import { useState } from 'react';

/** The same array as long as its items are the same. */
export function useUnchanged<Item>(items: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState(items);
  const isSame = last.length === items.length && last.every((item, index) => item === items[index]);
  if (!isSame) setLast(items);
  return isSame ? last : items;
}
