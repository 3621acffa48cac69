import type { Messages } from './messages/en.tsx';
import { nameFromKey } from './name-from-key.ts';

/** The label of a format; of one that is not known by the name that its service gives it, else one made of its key. */
export function formatText(format: string, words: Messages, given = ''): string {
  const known: Readonly<Record<string, string>> = words.formats;
  return known[format] ?? (given === '' || given === format ? nameFromKey(format) : given);
}
