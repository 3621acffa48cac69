import classes from './sessions-cells.module.css';
import type { Event as Session } from '#contract/event.ts';
import { SessionThumbnail } from './session-thumbnail.tsx';

/** One of a night's captures, beside its dates; null: only its room. */
export function NightThumbnail({ session }: { session: Session | null }) {
  if (session === null) return <span className={classes.thumbnail} />;
  const { example_captures: captures } = session;
  return <SessionThumbnail capture={captures[Math.floor(captures.length / 2)]} />;
}
