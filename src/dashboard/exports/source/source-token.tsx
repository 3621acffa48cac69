import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { sourceToken } from '#dashboard/api/copy/source-orders.ts';
import { sourceHost } from '#dashboard/api/copy/copied-source.ts';
import { onTokenChange, storeToken } from '#dashboard/api/http/token.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { sourceOrderMessages } from './messages/source-order-messages.ts';
import classes from './source-order.module.css';

interface SourceTokenProps {
  /** the source's address, under which the browser stores it */
  source: string;
  /** called after it was stored or removed */
  onChange: () => void;
}

/** The reader's token of the source: stored until the tab is closed, sent only with what is handed on to the source. */
export function SourceToken({ source, onChange }: SourceTokenProps) {
  const words = useMessages(sourceOrderMessages);
  const stored = useSyncExternalStore(onTokenChange, sourceToken);
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const host = sourceHost(source);
  if (stored !== null) {
    return (
      <div className={classes.form}>
        <p>{words.tokenStored(host)}</p>
        <Button
          compact
          ref={moveFocusOnUnmount}
          onClick={() => {
            storeToken(null, 'tab', source);
            onChange();
          }}
        >
          {words.removeToken}
        </Button>
      </div>
    );
  }
  const store = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    const isTaken = storeToken(text, 'tab', source);
    setInvalid(!isTaken);
    if (!isTaken) return;
    setText('');
    onChange();
  };
  return (
    <form className={classes.form} onSubmit={store}>
      <TextField
        type="password"
        label={words.token(host)}
        autoComplete="off"
        value={text}
        error={isInvalid ? words.tokenInvalid : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {words.takeToken}
      </Button>
    </form>
  );
}
