import { useCallback } from 'react';
import type { DatedSearch } from '#dashboard/list/arrange/dated-terms.ts';
import { readSearch } from '#dashboard/list/arrange/matching-indexes.ts';
import { readingText } from '#dashboard/list/arrange/reading-text.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';

const NONE: readonly never[] = [];

/** How a search with a date in it is read, and a button that has it read otherwise. */
export function SearchReading<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(uiMessages);
  const { definition, filters } = list;
  const { search, changeSearch } = filters;
  const records = list.rows.loaded?.records ?? NONE;
  const begin = useCallback(() => readingOf({ ...definition.search, records, search }), [definition, records, search]);
  const read = useWork(begin, records.length).now?.read ?? null;
  if (read === null || !read.terms.some(({ date }) => date)) return null;
  const { terms, other } = read;
  const text = readingText(terms, words);
  return (
    <span>
      <span aria-live="polite">{text}</span>
      {other !== null && (
        <button
          ref={moveFocusOnUnmount}
          type="button"
          className={controls.link}
          onClick={() => void changeSearch(other.typed)}
        >
          {words.orRead(readingText(other.terms, words))}
        </button>
      )}
    </span>
  );
}

function* readingOf<Rec>(searched: Parameters<typeof readSearch<Rec>>[0]): Work<{ read: DatedSearch | null }> {
  return { read: yield* readSearch(searched) };
}
