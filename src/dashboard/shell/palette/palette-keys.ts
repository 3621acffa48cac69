import type { KeyboardEvent } from 'react';

/** Entries that a page key moves by. */
const PAGE = 8;

const MOVES: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** Whether a key chooses the current entry. */
export function isEnter(key: string): boolean {
  return key === 'Enter';
}

/** Whether a key moves among the entries of the search, or chooses one. Keys of an input method belong to it. */
export function isPaletteKey({ key, nativeEvent }: KeyboardEvent): boolean {
  return !nativeEvent.isComposing && (MOVES.has(key) || isEnter(key));
}

/** The index of the entry that a key leads to from another. */
export function movedBy(key: string, index: number, last: number): number {
  if (key === 'ArrowDown') return index >= last ? 0 : index + 1;
  if (key === 'ArrowUp') return index === 0 ? last : index - 1;
  if (key === 'PageDown') return Math.min(last, index + PAGE);
  return key === 'PageUp' ? Math.max(0, index - PAGE) : index;
}
