import { useEffect, useMemo } from 'react';
import { missingFrom } from '#dashboard/api/lists/whole-list.ts';
import { Neighbours } from '#dashboard/ui/neighbours.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { orderingText } from '#dashboard/list/model/ordering-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from '#dashboard/list/view/neighbours/messages/en.ts';
import { neighbourMessages } from '#dashboard/list/view/neighbours/messages/neighbour-messages.ts';
import type { ListRows, RecordListModel } from '#dashboard/list/model/record-list-model.ts';

interface ListNeighboursProps<Rec> {
  list: RecordListModel<Rec>;
  /** of the record whose page this is */
  id: number;
  /** the address of another record's page, of the same list */
  hrefOf: (id: number) => string;
}

/** Links to the previous and next record of a list. */
export function ListNeighbours<Rec extends { id: number }>({ list, id, hrefOf }: ListNeighboursProps<Rec>) {
  const words = useMessages(neighbourMessages);
  const { noun, nameOf } = list.definition;
  const { shown, source, showMore } = list.rows;
  const index = useMemo(() => shown.findIndex((record) => record.id === id), [shown, id]);
  // Loads the next rows that the service sorts.
  const isLast = index !== -1 && index === shown.length - 1;
  useEffect(() => {
    if (isLast) showMore();
  });
  // Before all records are loaded the next one may change, unless the service sorts them.
  const isKnown = index !== -1 && (isSettled(list.rows) || (source === 'served' && !isLast));
  const neighbourAt = (at: number) => {
    const record = shown[at];
    return record === undefined ? null : { name: nameOf(record), to: hrefOf(record.id) };
  };
  return (
    <Neighbours
      label={withCapital(words.ofList(noun.many))}
      texts={neighbourTexts(noun.one)}
      previous={isKnown ? neighbourAt(index - 1) : undefined}
      next={isKnown ? neighbourAt(index + 1) : undefined}
    >
      {isKnown ? positionText(list, index, words) : whyNotKnown(list, index, words)}
    </Neighbours>
  );
}

function isSettled({ whole, arranging, source }: ListRows<unknown>): boolean {
  return whole && !arranging && source === 'whole';
}

/** "2 of 4,312 sessions by Captures, high to low". */
function positionText<Rec>({ definition, rows }: RecordListModel<Rec>, index: number, words: Messages) {
  const { noun, columns } = definition;
  const { loaded, source, shown, count, ordering } = rows;
  const missing = loaded?.complete === true ? missingFrom(loaded) : 0;
  const all = source === 'served' ? (count ?? shown.length) : shown.length;
  const position = words.position(numberText(index + 1), all, noun, orderingText(ordering, columns));
  return missing > 0 ? words.missing(position, numberText(missing)) : position;
}

function whyNotKnown<Rec>(list: RecordListModel<Rec>, index: number, words: Messages): string {
  const { one, many } = list.definition.noun;
  const { isFetching, arranging, source } = list.rows;
  if (isFetching || arranging) return words.looking(many);
  if (isSettled(list.rows) && index === -1) return words.notInList(one);
  return source === 'ask' || source === 'served' ? words.tooLong(many) : words.notLoaded(many);
}

/** The names of the links to the previous and next record. `noun`: "session". */
function neighbourTexts(noun: string) {
  const words = neighbourMessages.now;
  return {
    previous: withCapital(words.previous(noun)),
    next: withCapital(words.next(noun)),
    noPrevious: withCapital(words.noPrevious(noun)),
    noNext: withCapital(words.noNext(noun)),
  };
}

/** Some languages begin these texts with the noun. */
function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
