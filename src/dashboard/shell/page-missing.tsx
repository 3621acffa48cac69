import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { keepTrying, tryConnection } from '#dashboard/api/connection.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import classes from './message-page.module.css';

/** In place of a page whose script did not come. The router remembers that, and asks for none again before the next load. */
export function PageMissing() {
  useTitle('Not loaded');
  useEffect(() => {
    // A service that answers all the time has no such script, and would have none after each further load.
    let wasLost = !navigator.onLine;
    const loadOnceBack = async () => {
      const isThere = await tryConnection();
      if (isThere && wasLost) window.location.reload();
      wasLost ||= !isThere;
    };
    void loadOnceBack();
    return keepTrying(() => void loadOnceBack());
  }, []);
  return (
    <div className={classes.message} role="alert">
      <h1>This page did not come</h1>
      <p>Its program could not be fetched from the service. What you see elsewhere is not affected.</p>
      <p>Where the connection was lost, it is loaded once that is back.</p>
      <Button variant="default" size="xs" onClick={() => window.location.reload()}>
        Load it again
      </Button>
    </div>
  );
}
