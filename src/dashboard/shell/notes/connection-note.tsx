import { useIsConnectionLost } from '#dashboard/api/status/connection.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page while it shows cached data, because the service cannot be reached. */
export function ConnectionNote() {
  const words = useMessages(shellMessages);
  if (!useIsConnectionLost()) return null;
  return (
    <p className={classes.note} role="alert">
      {words.connectionLost}
    </p>
  );
}
