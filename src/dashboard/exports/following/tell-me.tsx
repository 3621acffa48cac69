import { Button } from '#dashboard/ui/controls/button.tsx';
import { useState } from 'react';
import { changeStoredExports, useStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/exports/exports-page.module.css';

/** Switches notifications of finished exports on and off; asks the browser for permission only when pressed. */
export function TellMe() {
  const words = useMessages(exportsMessages);
  const { tell } = useStoredExports();
  const [isBlocked, setBlocked] = useState(false);
  // A preview takes it that the browser has notifications, as most do.
  if (!import.meta.env.SSR && !('Notification' in window)) return null;
  const isOn = tell && Notification.permission === 'granted';
  const change = async () => {
    if (isOn) {
      changeStoredExports(() => ({ tell: false }));
      return;
    }
    const permission = await Notification.requestPermission();
    changeStoredExports(() => ({ tell: permission === 'granted' }));
    setBlocked(permission !== 'granted');
  };
  return (
    <>
      <Button aria-pressed={isOn} title={words.notifyMeans} onClick={() => void change()}>
        {isOn ? words.notifies : words.notify}
      </Button>
      {isBlocked && (
        <Text as="span" className={classes.note} role="status">
          {words.notifyBlocked}
        </Text>
      )}
    </>
  );
}
