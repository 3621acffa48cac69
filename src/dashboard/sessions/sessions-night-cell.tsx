import { nightText } from '#dashboard/ui/night-text.ts';
import classes from './sessions-cells.module.css';
import type { Session } from './sessions-session.ts';
import { SessionThumbnail } from './sessions-thumbnail.tsx';

interface NightCellProps {
  session: Session;
  /** only its room */
  withoutImage?: boolean;
}

/** The night's dates beside one of its captures. */
export function NightCell({ session: { start, end, example_captures }, withoutImage = false }: NightCellProps) {
  return (
    <span className={classes.night}>
      {withoutImage ? (
        <span className={classes.thumbnail} />
      ) : (
        <SessionThumbnail capture={example_captures[Math.floor(example_captures.length / 2)]} />
      )}
      <time dateTime={start}>{nightText(start, end)}</time>
    </span>
  );
}
