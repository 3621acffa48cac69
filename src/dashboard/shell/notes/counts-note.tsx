import { useAreCountsIncomplete } from '#dashboard/api/client/use-are-counts-incomplete.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page while the service loads or counts records. */
export function CountsNote() {
  if (!useAreCountsIncomplete()) return null;
  return (
    <p className={classes.note} role="status">
      Counts are not complete yet: records are being loaded. This page updates when they are counted.
    </p>
  );
}
