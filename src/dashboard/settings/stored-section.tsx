import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetAnswers } from '#dashboard/api/client/forget-answers.ts';
import { forgetMedia } from '#dashboard/api/client/forget-media.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';
import { clearStored, storedItems } from './stored-data.ts';

/** Lists what this browser stores for the dashboard, and clears it. */
export function StoredSection() {
  const client = useQueryClient();
  const [items, setItems] = useState(storedItems);
  const [isAsking, setAsking] = useState(false);
  const [isCleared, setCleared] = useState(false);
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
          <Button data-autofocus onClick={() => window.location.reload()}>
            Load again
          </Button>
        )}
        {!isAsking && (
          <Button
            ref={moveFocusOnUnmount}
            disabled={names.length === 0}
            onClick={() => {
              setItems(storedItems());
              setAsking(true);
            }}
          >
            Clear stored data …
          </Button>
        )}
        {isAsking && (
          <>
            <p className={classes.question}>Remove {names.join(', ')}? It cannot be undone.</p>
            <Button
              ref={moveFocusOnUnmount}
              tone="danger"
              onClick={() => {
                forgetMedia();
                clearStored();
                // A token may have been removed.
                forgetAnswers(client);
                setItems(storedItems());
                setAsking(false);
                setCleared(true);
              }}
            >
              Remove
            </Button>
            <Button ref={moveFocusOnUnmount} data-autofocus onClick={() => setAsking(false)}>
              Keep
            </Button>
          </>
        )}
      </div>
    </SettingSection>
  );
}
