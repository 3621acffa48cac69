import { useStoredExports } from '#dashboard/api/live/stored-exports.ts';
import classes from './announce.module.css';

/** At "Exports" in the rail: how many have ended and have not been looked at. */
export function AnnounceRailMark() {
  const { ended } = useStoredExports();
  if (ended.length === 0) return null;
  const hasFailed = ended.some(({ status }) => status !== 'SUCCESS');
  return (
    <span className={classes.mark} data-bad={hasFailed || undefined}>
      <span aria-hidden="true">{ended.length}</span>
      <span className="visually-hidden">, {ended.length} ended since you looked</span>
    </span>
  );
}
