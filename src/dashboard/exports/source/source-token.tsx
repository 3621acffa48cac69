import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { LogInForm } from '#dashboard/access/log-in-form.tsx';
import { sourceToken } from '#dashboard/api/copy/source-orders.ts';
import { sourceHost } from '#dashboard/api/copy/copied-source.ts';
import { onTokenChange, storeToken } from '#dashboard/api/http/token.ts';
import { logInAtSource } from '#dashboard/api/log-in/log-in.ts';
import { useSourceLogInOffer } from '#dashboard/api/log-in/use-log-in-offer.ts';
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

/** The reader's token of the source, typed or of a log in there: stored until the tab is closed, sent only with what is handed on to the source. */
export function SourceToken({ source, onChange }: SourceTokenProps) {
  const words = useMessages(sourceOrderMessages);
  const stored = useSyncExternalStore(onTokenChange, sourceToken);
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const isLogInOffered = useSourceLogInOffer();
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
  const store = (token: string) => {
    const isTaken = storeToken(token, 'tab', source);
    if (isTaken) onChange();
    return isTaken;
  };
  const storeTyped = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    const isTaken = store(text);
    setInvalid(!isTaken);
    if (isTaken) setText('');
  };
  return (
    <>
      <form className={classes.form} onSubmit={storeTyped}>
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
      {isLogInOffered && (
        <>
          <p>{words.orLogIn(host)}</p>
          <LogInForm elsewhere={{ logIn: logInAtSource, store }} />
        </>
      )}
    </>
  );
}
