import { plainText } from '#contract/plain-text.ts';
import { PALETTE_GROUPS, type PaletteEntry } from './palette-entry.ts';
import { matchRank } from './palette-match.ts';

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
  /** how many more there are */
  more: number;
}

const MOST = 6;
/** Last among those that answer. */
const FOUND_ELSEWHERE = 3;

/**
 * What is offered for what was typed: what answers it among the recent ones first, then by kind, each ordered by how well
 * it answers. `moreSessions` were found and are not among the entries. With nothing typed: the recent ones, the pages,
 * the saved views and the actions.
 */
export function paletteGroups(
  entries: readonly PaletteEntry[],
  recent: readonly PaletteEntry[],
  words: readonly string[],
  moreSessions: number,
): readonly PaletteGroup[] {
  const isIdle = words.length === 0;
  const again = isIdle ? recent : ranked(recent, words);
  const taken = new Set(again.map(({ key }) => key));
  const groups = PALETTE_GROUPS.map(({ kind, title }) => {
    const own = entries.filter((entry) => entry.kind === kind && !taken.has(entry.key));
    // Sessions were found by their nights too, which their texts may not say.
    const found = isIdle ? own : ranked(own, words, kind === 'session' ? FOUND_ELSEWHERE : null);
    const isOffered = !isIdle || kind === 'page' || kind === 'view' || kind === 'action';
    const most = isIdle ? found.length : MOST;
    return {
      title,
      entries: isOffered ? found.slice(0, most) : [],
      more: isOffered ? Math.max(0, found.length - most) + (kind === 'session' ? moreSessions : 0) : 0,
    };
  });
  return [{ title: 'Recent', entries: again, more: 0 }, ...groups].filter((group) => group.entries.length > 0);
}

function ranked(
  entries: readonly PaletteEntry[],
  words: readonly string[],
  least: number | null = null,
): PaletteEntry[] {
  return entries
    .flatMap((entry) => {
      const { id, text, detail, also = '' } = entry;
      const rank = matchRank(words, id, plainText(text), plainText(`${detail} ${also}`)) ?? least;
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
