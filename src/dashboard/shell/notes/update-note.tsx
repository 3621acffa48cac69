import { Button } from '#dashboard/ui/controls/button.tsx';
import { useEffect } from 'react';
import { checkForUpdate, useUpdate } from '#dashboard/api/status/served-page.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page when a newer page is served, with a reload button. */
export function UpdateNote() {
  const words = useMessages(shellMessages);
  const update = useUpdate();
  useEffect(() => {
    document.addEventListener('visibilitychange', checkForUpdate);
    window.addEventListener('focus', checkForUpdate);
    return () => {
      document.removeEventListener('visibilitychange', checkForUpdate);
      window.removeEventListener('focus', checkForUpdate);
    };
  }, []);
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
