import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { useEffect, useMemo } from 'react';
import { missingFrom } from '#dashboard/api/whole/whole-list.ts';
import { Neighbours } from '#dashboard/ui/neighbours.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { orderingText } from '#dashboard/list/table/ordering-text.ts';
import { neighbourTexts } from './neighbour-texts.ts';
import type { ListRows, RecordListModel } from './record-list-model.ts';

interface ListNeighboursProps<Rec> {
  list: RecordListModel<Rec>;
  /** of the record whose page this is */
  id: number;
  /** the address of another record's page, of the same list */
  hrefOf: (id: number) => string;
}

/** Links to the previous and next record of a list. */
export function ListNeighbours<Rec extends { id: number }>({ list, id, hrefOf }: ListNeighboursProps<Rec>) {
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
      label={`${noun.many[0]?.toUpperCase()}${noun.many.slice(1)} of the list`}
      texts={neighbourTexts(noun.one)}
      previous={isKnown ? neighbourAt(index - 1) : undefined}
      next={isKnown ? neighbourAt(index + 1) : undefined}
    >
      {isKnown ? positionText(list, index) : whyNotKnown(list, index)}
    </Neighbours>
  );
}

function isSettled({ whole, arranging, source }: ListRows<unknown>): boolean {
  return whole && !arranging && source === 'whole';
}

/** "2 of 4,312 sessions by Captures, high to low". */
function positionText<Rec>({ definition, rows }: RecordListModel<Rec>, index: number) {
  const { noun, columns } = definition;
  const { loaded, source, shown, count, ordering } = rows;
  const missing = loaded?.complete === true ? missingFrom(loaded) : 0;
  const of = source === 'served' ? (count ?? shown.length) : shown.length;
  const words = `${numberText(index + 1)} of ${countNoun(of, noun)}`;
  return `${words} by ${orderingText(ordering, columns)}${missing > 0 ? `, ${numberText(missing)} missing` : ''}`;
}

function whyNotKnown<Rec>(list: RecordListModel<Rec>, index: number): string {
  const { one, many } = list.definition.noun;
  const { isFetching, arranging, source } = list.rows;
  if (isFetching || arranging) return `Looking for the ${many} before and after …`;
  if (isSettled(list.rows) && index === -1) return `This ${one} is not in the list that it was opened from.`;
  const why =
    source === 'ask' || source === 'served' ? 'the list is too long to be read' : 'the list could not be read';
  return `The ${many} before and after are not known: ${why}.`;
}
