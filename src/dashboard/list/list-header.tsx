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

/** A header that sorts on click (with Shift: as a further column) and says on hover or focus what it counts. */
export function ListHeader({ text, definition, numeric, sorted, onSort }: ListHeaderProps) {
  const direction = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric || undefined}>
      <Tooltip label={definition} multiline maw={280} openDelay={300} events={{ hover: true, focus: true, touch: false }}>
        <button type="button" className={classes.header} onClick={onSort}>
          <span>{text}</span>
          <span className={classes.arrow} aria-hidden="true">
            {sorted === 'asc' ? '▲' : sorted === 'desc' ? '▼' : ''}
          </span>
        </button>
      </Tooltip>
    </th>
  );
}
