import { useAreCountsIncomplete } from '#dashboard/api/client/use-are-counts-incomplete.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page while the service loads records, or has still to count what a load has brought. */
export function CountsNote() {
  if (!useAreCountsIncomplete()) return null;
  return (
    <p className={classes.note} role="status">
      Counts are not complete yet: records are being loaded. This page updates when they are counted.
    </p>
  );
}
