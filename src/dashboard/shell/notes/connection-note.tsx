import { useIsConnectionLost } from '#dashboard/api/client/connection.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page while it shows cached data, because the service cannot be reached. */
export function ConnectionNote() {
  if (!useIsConnectionLost()) return null;
  return (
    <p className={classes.note} role="alert">
      No connection to the service. This is what was last read; it is read again as soon as there is one.
    </p>
  );
}
