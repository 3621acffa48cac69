import { Button } from '#dashboard/ui/controls/button.tsx';
import { checkForUpdate, useUpdate } from '#dashboard/api/status/served-page.ts';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page when a newer page is served, with a reload button. */
export function UpdateNote() {
  const words = useMessages(shellMessages);
  const update = useUpdate();
  useListener('document', ['visibilitychange'], () => checkForUpdate());
  useListener('window', ['focus'], () => checkForUpdate());
  if (update === null) return null;
  return (
    <p className={classes.note} role="status">
      {update === 'build' ? words.newBuild : words.newService}{' '}
      <Button compact onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </p>
  );
}
