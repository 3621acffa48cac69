import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetAnswers } from '#dashboard/api/lists/forget-answers.ts';
import { forgetMedia } from '#dashboard/api/http/forget-media.ts';
import { areListsStored, forgetStoredLists } from '#dashboard/api/lists/stored-lists.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';
import { clearStored, storedItems } from './stored-data.ts';

/** Lists what this browser stores for the dashboard, and clears it. */
export function StoredSection() {
  const words = useMessages(settingsMessages);
  const client = useQueryClient();
  const [items, setItems] = useState(storedItems);
  const [isAsking, setAsking] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const [hasLists, setHasLists] = useState(false);
  useEffect(() => {
    void areListsStored().then(setHasLists);
  }, []);
  const lists = hasLists ? [words.storedLists] : [];
  const names = [...new Set(items.map(({ key, name }) => (name === null ? key : words.storedItems[name]))), ...lists];
  return (
    <SettingSection title={words.storedData} words={words.storedDataAbout}>
      <p>{names.length === 0 ? words.nothingStored : words.stored(listText(names))}</p>
      {isCleared && (
        <p role="status" className={classes.said}>
          {words.cleared}
        </p>
      )}
      <div className={classes.buttons}>
        {isCleared && (
          <Button data-autofocus onClick={() => window.location.reload()}>
            {words.reload}
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
            {words.clear}
          </Button>
        )}
        {isAsking && (
          <>
            <p className={classes.question}>{words.remove(listText(names))}</p>
            <Button
              ref={moveFocusOnUnmount}
              tone="danger"
              onClick={() => {
                forgetMedia();
                clearStored();
                // A token may have been removed.
                forgetAnswers(client);
                void forgetStoredLists();
                setHasLists(false);
                setItems(storedItems());
                setAsking(false);
                setCleared(true);
              }}
            >
              {words.confirmRemove}
            </Button>
            <Button ref={moveFocusOnUnmount} data-autofocus onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
    </SettingSection>
  );
}
