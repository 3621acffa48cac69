import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { pollWhileVisible, tryConnection } from '#dashboard/api/client/connection.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import classes from './message-page.module.css';

/**
 * In place of a page whose script did not come. The router remembers that, and asks for it again only after a reload,
 * which comes by itself: at once where the service answers (`reloadOnce`), else when it answers again.
 */
export function PageMissing() {
  useTitle('Not loaded');
  useEffect(() => {
    // A service that answers all the time has no such script, and would have none after each further load.
    let wasLost = false;
    const loadOnceBack = async () => {
      const isThere = await tryConnection();
      if (isThere && wasLost) window.location.reload();
      wasLost ||= !isThere;
    };
    void loadOnceBack();
    return pollWhileVisible(() => void loadOnceBack());
  }, []);
  return (
    <div className={classes.message} role="alert">
      <h1>This page could not be loaded</h1>
      <p>The server did not send the script of this page. No data is lost.</p>
      <p>If the connection is down, the page loads by itself when it is back.</p>
      <Button variant="default" size="xs" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
