import { useState, type ReactNode } from 'react';
import { rowsText } from '#dashboard/list/files/rows-text.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './record-list.module.css';
import { useRowsPainted } from '#dashboard/list/records/use-rows-painted.ts';

interface FirstCardsProps<Rec> {
  list: RecordListModel<Rec>;
  /** of what stands below the cards */
  className: string | undefined;
  /** draws these records */
  children: (records: readonly Rec[]) => ReactNode;
}

/** They fill most windows; the others follow once these are painted. */
const AT_FIRST = 12;
const AT_A_TIME = 60;

/** The first records of a list that has rows, as cards, with a button for more. Prints have all. */
export function FirstCards<Rec extends { id: number }>({ list, className, children }: FirstCardsProps<Rec>) {
  const words = useMessages(listMessages);
  const { shown, source } = list.rows;
  const { selectedId } = list.selection;
  const [wanted, setWanted] = useState(AT_A_TIME);
  const painted = useRowsPainted(source);
  const printing = usePrinting();
  const selectedIndex = selectedId === null ? -1 : shown.findIndex(({ id }) => id === selectedId);
  const count = printing ? shown.length : Math.max(painted ? wanted : AT_FIRST, selectedIndex + 1);
  return (
    <>
      {children(shown.slice(0, count))}
      <div className={`${classes.end} ${className ?? ''}`}>
        {painted && shown.length > count && (
          <Button onClick={() => setWanted(count + AT_A_TIME)}>
            {words.showMore(numberText(count), numberText(shown.length))}
          </Button>
        )}
        <Text figures>{rowsText(list)}</Text>
      </div>
    </>
  );
}
