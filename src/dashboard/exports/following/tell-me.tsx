import { Button } from '#dashboard/ui/controls/button.tsx';
import { useState } from 'react';
import { changeStoredExports, useStoredExports } from '#dashboard/api/live/stored-exports.ts';
import classes from '#dashboard/exports/exports-page.module.css';

const BACKGROUND = 'While exports run, the service is asked every 30 seconds also when this tab is not seen.';

/** Switches notifications of finished exports on and off; asks the browser for permission only when pressed. */
export function TellMe() {
  const { tell } = useStoredExports();
  const [problem, setProblem] = useState<string | null>(null);
  if (!('Notification' in window)) return null;
  const isOn = tell && Notification.permission === 'granted';
  const change = async () => {
    if (isOn) {
      changeStoredExports(() => ({ tell: false }));
      return;
    }
    const permission = await Notification.requestPermission();
    changeStoredExports(() => ({ tell: permission === 'granted' }));
    setProblem(
      permission === 'granted' ? null : 'This browser does not allow it: its settings for this site can change that.',
    );
  };
  return (
    <>
      <Button
        aria-pressed={isOn}
        title={isOn ? `The browser tells when exports are done. ${BACKGROUND}` : BACKGROUND}
        onClick={() => void change()}
      >
        {isOn ? '✓ You are told when exports are done' : 'Tell me when exports are done'}
      </Button>
      {problem !== null && (
        <span className={classes.note} role="status">
          {problem}
        </span>
      )}
    </>
  );
}
