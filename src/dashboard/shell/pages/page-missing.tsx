import { Button } from '#dashboard/ui/controls/button.tsx';
import { useEffect } from 'react';
import { pollWhileVisible, tryConnection } from '#dashboard/api/status/connection.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from './message-page.module.css';

/**
 * Shown in place of a page whose script could not be loaded. The browser keeps the failure, so only a reload helps, which
 * is automatic: at once where the service answers (`watchScripts`), else when it answers again.
 */
export function PageMissing() {
  const words = useMessages(shellMessages);
  useTitle(words.notLoaded);
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
      <h1>{words.pageNotLoaded}</h1>
      <p>{words.pageNotLoadedMeans}</p>
      <p>{words.pageLoadsItself}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </div>
  );
}
