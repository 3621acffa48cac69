import { nightText } from '#dashboard/ui/night-text.ts';
import classes from './sessions-cells.module.css';
import type { Session } from './sessions-session.ts';
import { SessionThumbnail } from './sessions-thumbnail.tsx';

/** The night's dates beside one of its captures. */
export function NightCell({ session: { start, end, example_captures } }: { session: Session }) {
  return (
    <span className={classes.night}>
      <SessionThumbnail capture={example_captures[Math.floor(example_captures.length / 2)]} />
      <time dateTime={start}>{nightText(start, end)}</time>
    </span>
  );
}
