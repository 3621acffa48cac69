import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import classes from './list-table.module.css';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { WidthHandle } from './width-handle.tsx';

interface ListHeaderProps {
  field: string;
  text: string;
  definition: string;
  numeric: boolean;
  sorted: 'asc' | 'desc' | false;
  /** pixels */
  width: number;
  /** stable functions, so that memoised headers do not render again */
  onSort: (field: string, event: MouseEvent) => void;
  onWidthDrag: (field: string, width: number) => void;
  /** null: back to the column's own width */
  onWidthChange: (field: string, width: number | null) => void;
}

const SORTED = {
  asc: { direction: 'ascending', arrow: '▲' },
  desc: { direction: 'descending', arrow: '▼' },
  not: { direction: 'none', arrow: '' },
} as const;

/** pixels */
const WIDTH_STEP = 12;

function Header(props: ListHeaderProps) {
  const { field, text, definition, numeric, sorted, onSort, width, onWidthDrag, onWidthChange } = props;
  useLanguage();
  const { direction, arrow } = SORTED[sorted === false ? 'not' : sorted];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    onWidthChange(field, width + (event.key === 'ArrowRight' ? WIDTH_STEP : -WIDTH_STEP));
  };
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric || undefined}>
      <button
        type="button"
        data-tooltip={definition}
        className={classes.header}
        onClick={(event) => onSort(field, event)}
        onKeyDown={onKeyDown}
      >
        <span>{text}</span>
        <span className={classes.arrow} aria-hidden="true">
          {arrow}
        </span>
      </button>
      <WidthHandle
        width={width}
        onDrag={(dragged) => onWidthDrag(field, dragged)}
        onDrop={(dropped) => onWidthChange(field, dropped)}
        onReset={() => onWidthChange(field, null)}
      />
    </th>
  );
}

/**
 * A header that sorts on click (with Shift: by a further column), shows its definition on hover or focus, and is resized at
 * its edge or with Shift and ← or →.
 */
export const ListHeader = memo(Header);
