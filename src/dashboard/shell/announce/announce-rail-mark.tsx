import { useStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from './announce.module.css';

/** At "Exports" in the rail: how many have ended and have not been looked at. */
export function AnnounceRailMark() {
  const words = useMessages(shellMessages);
  const { ended } = useStoredExports();
  if (ended.length === 0) return null;
  const hasFailed = ended.some(({ status }) => status !== 'SUCCESS');
  return (
    <span className={classes.mark} data-bad={hasFailed || undefined}>
      <span aria-hidden="true">{numberText(ended.length)}</span>
      <span className="visually-hidden">{words.endedSince(ended.length)}</span>
    </span>
  );
}
