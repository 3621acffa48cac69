import { Button } from '#dashboard/ui/controls/button.tsx';
import { useEffect } from 'react';
import { checkForUpdate, useUpdate } from '#dashboard/api/client/served-page.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { notesMessages } from './messages/notes-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown below every page when a newer page is served, with a reload button. */
export function UpdateNote() {
  const words = useMessages(notesMessages);
  const { reload } = useMessages(uiMessages);
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
        {reload}
      </Button>
    </p>
  );
}
