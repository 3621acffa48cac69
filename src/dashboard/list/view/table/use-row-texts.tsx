import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { RowCell } from './row-cells.ts';
import { runWhenIdle, type Work } from '#dashboard/work/slices.ts';

type LinesById = ReadonlyMap<number, ReactNode>;

interface RowTexts<Rec> {
  /** the text of a record's row; null while it is not known */
  of: (record: Rec | undefined) => ReactNode;
  /** to be rendered anywhere: adds nothing to the page */
  reader: ReactNode;
}

const NO_LINES: LinesById = new Map();

/**
 * The texts of a list's rows, for the browser's own search: it finds only what is in the page. While the browser is idle,
 * one row after the other is rendered outside of the page.
 */
export function useRowTexts<Rec extends { id: number }>(
  records: readonly Rec[],
  cells: readonly RowCell<Rec>[],
): RowTexts<Rec> {
  const [lines, setLines] = useState(NO_LINES);
  const isWanted = records.length > 0;
  return {
    of: (record) => (isWanted && record !== undefined ? (lines.get(record.id) ?? null) : null),
    reader: isWanted && !import.meta.env.SSR && <RowReader records={records} cells={cells} onRead={setLines} />,
  };
}

interface RowReaderProps<Rec> {
  records: readonly Rec[];
  cells: readonly RowCell<Rec>[];
  /** called once, with all */
  onRead: (lines: LinesById) => void;
}

/** Apart from the list, which must not render again with each row. */
function RowReader<Rec extends { id: number }>({ records, cells, onRead }: RowReaderProps<Rec>) {
  const [record, setRecord] = useState<Rec | null>(null);
  const [outside] = useState(() => document.createElement('div'));
  useEffect(() => {
    const textOf = (one: Rec) => {
      flushSync(() => setRecord(one));
      return [...outside.children].map(({ textContent }) => textContent).join(' ');
    };
    return runWhenIdle(readLines(records, textOf, onRead));
  }, [records, cells, onRead, outside]);
  if (record === null) return null;
  return createPortal(
    cells.map(({ field, draw }) => <div key={field}>{draw?.(record)}</div>),
    outside,
  );
}

function* readLines<Rec extends { id: number }>(
  records: readonly Rec[],
  textOf: (record: Rec) => string,
  onRead: (lines: LinesById) => void,
): Work<object> {
  const lines = new Map<number, ReactNode>();
  for (const record of records) {
    yield;
    lines.set(record.id, <div key={record.id}>{textOf(record)}</div>);
  }
  onRead(lines);
  return lines;
}
