import { useAreCountsIncomplete } from '#dashboard/api/http/use-are-counts-incomplete.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page while the service loads or counts records. */
export function CountsNote() {
  const words = useMessages(shellMessages);
  if (!useAreCountsIncomplete()) return null;
  return (
    <p className={classes.note} role="status">
      {words.countsIncomplete}
    </p>
  );
}
