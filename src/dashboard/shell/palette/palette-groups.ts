import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import { PALETTE_GROUPS, type PaletteEntry, type PaletteKind } from './palette-entry.ts';
import { matchRank } from './palette-match.ts';

export interface PaletteGroup {
  kind: PaletteKind | 'recent';
  entries: readonly PaletteEntry[];
  /** how many more there are */
  more: number;
}

const MOST = 6;
/** The rank of entries that were matched elsewhere: after those matched by their texts. */
const FOUND_ELSEWHERE = 3;

/**
 * The groups of entries that match the words: recent ones first, then by kind, each sorted by rank. `moreSessions` more
 * were found than are among the entries. Without words: the recent entries, the pages, the saved views and the actions.
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
  const groups = PALETTE_GROUPS.map((kind): PaletteGroup => {
    const own = entries.filter((entry) => entry.kind === kind && !taken.has(entry.key));
    // Sessions are also matched by their nights, which may not be in their texts.
    const found = isIdle ? own : ranked(own, words, kind === 'session' ? FOUND_ELSEWHERE : null);
    const isOffered = !isIdle || kind === 'page' || kind === 'view' || kind === 'action';
    const most = isIdle ? found.length : MOST;
    return {
      kind,
      entries: isOffered ? found.slice(0, most) : [],
      more: isOffered ? Math.max(0, found.length - most) + (kind === 'session' ? moreSessions : 0) : 0,
    };
  });
  const recently: PaletteGroup = { kind: 'recent', entries: again, more: 0 };
  return [recently, ...groups].filter((group) => group.entries.length > 0);
}

function ranked(
  entries: readonly PaletteEntry[],
  words: readonly string[],
  least: number | null = null,
): PaletteEntry[] {
  return entries
    .flatMap((entry) => {
      const { id, text, detail, also = '' } = entry;
      const rank = matchRank(words, id, foldedText(text), foldedText(`${detail} ${also}`)) ?? least;
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
