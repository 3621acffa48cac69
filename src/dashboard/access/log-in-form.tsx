import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { logIn } from '#dashboard/api/log-in/log-in.ts';
import { PostError } from '#dashboard/api/http/post-json.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { accessMessages } from './messages/access-messages.ts';
import { changeToken } from './change-token.ts';
import classes from './log-in-form.module.css';

interface LogInFormProps {
  onLoggedIn?: () => void;
  /** where to log in, unless to the service of this page, and how its token is stored: false where it cannot be one */
  elsewhere?: { logIn: typeof logIn; store: (token: string) => boolean };
}

/** E-mail address and password, for a token that is then stored. The password is in no state: only in its field. */
export function LogInForm({ onLoggedIn, elsewhere }: LogInFormProps) {
  const words = useMessages(accessMessages);
  const client = useQueryClient();
  const [isForBrowser, setForBrowser] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [email, password] = [...event.currentTarget.querySelectorAll('input')];
    if (email === undefined || password === undefined) return;
    setBusy(true);
    setError(null);
    const answer = (elsewhere?.logIn ?? logIn)(email.value.trim(), password.value);
    password.value = '';
    try {
      const token = await answer;
      const isStored = elsewhere?.store(token) ?? changeToken(client, token, isForBrowser ? 'browser' : 'tab');
      if (!isStored) throw new Error(words.tokenUnusable);
      onLoggedIn?.();
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      password.focus();
    } finally {
      setBusy(false);
    }
  };
  const texts = error === null ? { email: null, password: null } : textsOf(error);
  return (
    <form className={classes.form} method="post" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.email}
        name="username"
        type="email"
        autoComplete="username"
        required
        error={texts.email}
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={texts.password}
      />
      {elsewhere === undefined && (
        <label className={classes.tick}>
          <input type="checkbox" checked={isForBrowser} onChange={({ target }) => setForBrowser(target.checked)} />
          {words.stay}
        </label>
      )}
      <Button type="submit" busy={isBusy}>
        {words.logIn}
      </Button>
    </form>
  );
}

/** The service's own words where it has some; those about no field, and other failures, stand at the password. */
function textsOf(error: Error): { email: string | null; password: string | null } {
  const { email, ...others } = error instanceof PostError ? error.fields : {};
  const password = Object.values(others).join(' ');
  if (email === undefined && password === '') return { email: null, password: error.message };
  return { email: email ?? null, password: password === '' ? null : password };
}
