import { Count } from '#dashboard/ui/values/count.tsx';
import classes from './taxa-page.module.css';

interface OccurrenceBarProps {
  count: number | null;
  /** the largest count in the list */
  most: number;
}

/** A count with a bar, relative to the largest. */
export function OccurrenceBar({ count, most }: OccurrenceBarProps) {
  return (
    <span className={classes.withBar}>
      <span className={classes.bar} aria-hidden="true">
        {count !== null && count > 0 && <span style={{ width: `max(1px, ${(100 * count) / Math.max(1, most)}%)` }} />}
      </span>
      <span>
        <Count value={count} />
      </span>
    </span>
  );
}
