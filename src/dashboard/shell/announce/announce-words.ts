import type { StoredExports } from '#dashboard/api/exports/stored-exports.ts';
import type { Messages } from './messages/en.ts';

type Ended = StoredExports['ended'][number];

/** "Export finished", "Export failed", "Export cancelled"; with any other status as it is. */
export function endText(status: string, words: Messages): string {
  const known: Readonly<Record<string, string>> = words.exportEnded;
  return known[status] ?? words.exportOther(status);
}

/** Before the page's name in the browser's tab: "✓ 2 exports finished", "✕ 1 export failed, 1 export finished". */
export function titleMark(ended: readonly Ended[], words: Messages): string {
  const counts = new Map<string, number>();
  for (const { status } of ended) counts.set(status, (counts.get(status) ?? 0) + 1);
  // Failures first.
  const inOrder = [...counts].toSorted(([a], [b]) => Number(a === 'SUCCESS') - Number(b === 'SUCCESS'));
  const [first] = inOrder;
  if (first === undefined) return '';
  const texts = inOrder.map(([status, count]) => countText(status, count, words));
  return `${first[0] === 'SUCCESS' ? '✓' : '✕'} ${texts.join(', ')}`;
}

function countText(status: string, count: number, words: Messages): string {
  if (status === 'SUCCESS') return words.exportsFinished(count);
  if (status === 'FAILURE') return words.exportsFailed(count);
  return status === 'REVOKED' ? words.exportsCancelled(count) : words.exportsOther(count, status);
}
