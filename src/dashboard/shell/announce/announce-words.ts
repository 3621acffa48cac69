import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import type { StoredExports } from '#dashboard/api/live/stored-exports.ts';

type Ended = StoredExports['ended'][number];

const WORDS: Readonly<Record<string, string>> = { SUCCESS: 'finished', FAILURE: 'failed', REVOKED: 'cancelled' };

/** "finished", "failed", "cancelled"; any other status as it is. */
export function endWord(status: string): string {
  return WORDS[status] ?? status;
}

/** Before the page's name in the browser's tab: "✓ 2 exports finished", "✕ 1 export failed, 1 finished". */
export function titleMark(ended: readonly Ended[]): string {
  const counts = new Map<string, number>();
  for (const { status } of ended) counts.set(endWord(status), (counts.get(endWord(status)) ?? 0) + 1);
  // Failures first.
  const words = [...counts].toSorted(([a], [b]) => Number(a === 'finished') - Number(b === 'finished'));
  const [first, ...rest] = words;
  if (first === undefined) return '';
  const [word, count] = first;
  const more = rest.map(([other, number]) => `, ${number} ${other}`).join('');
  return `${word === 'finished' ? '✓' : '✕'} ${countNoun(count, 'export')} ${word}${more}`;
}
