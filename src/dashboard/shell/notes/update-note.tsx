import { Button } from '#dashboard/ui/controls/button.tsx';
import { useEffect } from 'react';
import { checkForUpdate, useUpdate } from '#dashboard/api/client/served-page.ts';
import classes from '#dashboard/shell/frame.module.css';

const WORDS = {
  build: 'A new version of Noctuary is available.',
  service: 'This address now shows the data of another service. What you see was read before.',
};

/** Shown below every page when a newer page is served, with a reload button. */
export function UpdateNote() {
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
      {WORDS[update]}{' '}
      <Button compact onClick={() => window.location.reload()}>
        Reload
      </Button>
    </p>
  );
}
