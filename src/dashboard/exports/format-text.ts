import type { Messages } from './messages/en.tsx';

/** The label of a format; a format that is not known by the name that its service gives it. */
export function formatText(format: string, words: Messages, given = ''): string {
  const known: Readonly<Record<string, string>> = words.formats;
  return known[format] ?? (given === '' ? format : given);
}
