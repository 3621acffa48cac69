import { Button } from '@mantine/core';
import { useState } from 'react';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';
import { clearStored, storedItems } from './stored-data.ts';

/** What this browser keeps for the dashboard, and the way to be rid of it. */
export function StoredSection() {
  const [items, setItems] = useState(storedItems);
  const [isAsking, setAsking] = useState(false);
  const [isCleared, setCleared] = useState(false);
  // Each of the buttons takes the place, and the focus, of the one that brought it.
  const [hasAsked, setHasAsked] = useState(false);
  const names = [...new Set(items.map(({ words }) => words))];
  return (
    <SettingSection
      title="Stored data"
      words="Kept by this browser, for this address alone. Data of the service is not among it."
    >
      <p>{names.length === 0 ? 'Nothing is stored.' : `Stored: ${names.join(', ')}.`}</p>
      {isCleared && (
        <p role="status" className={classes.said}>
          Cleared. What is on screen stays until it is loaded again.
        </p>
      )}
      <div className={classes.buttons}>
        {isCleared && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <Button autoFocus size="xs" variant="default" onClick={() => window.location.reload()}>
            Load again
          </Button>
        )}
        {!isAsking && (
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={hasAsked && !isCleared}
            size="xs"
            variant="default"
            disabled={names.length === 0}
            onClick={() => {
              setItems(storedItems());
              setAsking(true);
              setHasAsked(true);
            }}
          >
            Clear stored data …
          </Button>
        )}
        {isAsking && (
          <>
            <p className={classes.question}>Remove {names.join(', ')}? It cannot be undone.</p>
            <Button
              size="xs"
              color="red"
              variant="filled"
              onClick={() => {
                clearStored();
                setItems(storedItems());
                setAsking(false);
                setCleared(true);
              }}
            >
              Remove
            </Button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button autoFocus size="xs" variant="default" onClick={() => setAsking(false)}>
              Keep
            </Button>
          </>
        )}
      </div>
    </SettingSection>
  );
}
