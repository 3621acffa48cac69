import { Tooltip } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from './list-table.module.css';

interface ListHeaderProps {
  text: string;
  definition: string;
  numeric: boolean;
  sorted: 'asc' | 'desc' | false;
  onSort: ((event: MouseEvent) => void) | undefined;
}

const SORTED = {
  asc: { direction: 'ascending', arrow: '▲' },
  desc: { direction: 'descending', arrow: '▼' },
  not: { direction: 'none', arrow: '' },
} as const;

/** A header that sorts on click (with Shift: as a further column) and says on hover or focus what it counts. */
export function ListHeader({ text, definition, numeric, sorted, onSort }: ListHeaderProps) {
  const { direction, arrow } = SORTED[sorted === false ? 'not' : sorted];
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric || undefined}>
      <Tooltip
        label={definition}
        multiline
        maw={280}
        openDelay={300}
        events={{ hover: true, focus: true, touch: false }}
      >
        <button type="button" className={classes.header} onClick={onSort}>
          <span>{text}</span>
          <span className={classes.arrow} aria-hidden="true">
            {arrow}
          </span>
        </button>
      </Tooltip>
    </th>
  );
}
