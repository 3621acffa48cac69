import { Button } from '#dashboard/ui/controls/button.tsx';
import { useEffect } from 'react';
import { pollWhileVisible, tryConnection } from '#dashboard/api/client/connection.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import classes from './message-page.module.css';

/**
 * Shown in place of a page whose script could not be loaded. The failure stays (`lazyPage`), so only a reload helps, which
 * is automatic: at once where the service answers (`watchScripts`), else when it answers again.
 */
export function PageMissing() {
  useTitle('Not loaded');
  useEffect(() => {
    // Without a lost connection the service does not have the script, and a reload would not help.
    let wasLost = false;
    const reloadOnceBack = async () => {
      const isThere = await tryConnection();
      if (isThere && wasLost) window.location.reload();
      wasLost ||= !isThere;
    };
    void reloadOnceBack();
    return pollWhileVisible(() => void reloadOnceBack());
  }, []);
  return (
    <div className={classes.message} role="alert">
      <h1>This page could not be loaded</h1>
      <p>The server did not send the script of this page. No data is lost.</p>
      <p>If the connection is down, the page loads by itself when it is back.</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </div>
  );
}
