import { Button } from '#dashboard/ui/controls/button.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { OWN_SERVICE } from '#contract/service-name.ts';
import { forgetAnswers } from '#dashboard/api/client/forget-answers.ts';
import { forgetMedia } from '#dashboard/api/client/forget-media.ts';
import { namedService } from '#dashboard/api/client/named-service.ts';
import {
  forgetOtherTokens,
  storeToken,
  onTokenChange,
  servicesWithToken,
  type StoredToken,
} from '#dashboard/api/client/token.ts';
import { useToken } from '#dashboard/api/client/use-token.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';
import { clearTraces } from './stored-data.ts';

const SEPARATOR = '\n';

/** Stores or removes the token for the service. A change clears the cache, which may contain what the next reader may not see. */
export function TokenSection() {
  const client = useQueryClient();
  const stored = useToken();
  const [text, setText] = useState('');
  const [isForBrowser, setForBrowser] = useState(stored?.lifetime === 'browser');
  const [problem, setProblem] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const formId = useId();
  const service = serviceText();

  const change = (token: string | null) => {
    if (token === null) forgetMedia();
    if (!storeToken(token, isForBrowser ? 'browser' : 'tab')) {
      setProblem('A token is one word of letters, digits and signs.');
      return;
    }
    setProblem(null);
    setText('');
    setStatus(
      token === null
        ? 'The token is forgotten, and so is what was read with it.'
        : 'The token is kept and used from now on.',
    );
    // Another token may mean another reader.
    if (stored !== null) clearTraces();
    forgetAnswers(client);
  };

  return (
    <SettingSection
      title="Token"
      words={`Only for a service that asks for one. It is kept for ${service} and sent to no other service. Images and downloads from other addresses go without it.`}
    >
      <p>{storedText(stored, service)}</p>
      <form
        id={formId}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          change(text);
        }}
      >
        <TextField
          type="password"
          label={stored === null ? 'Token' : 'Another token'}
          autoComplete="off"
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <label className={classes.tick}>
          <input type="checkbox" checked={isForBrowser} onChange={({ target }) => setForBrowser(target.checked)} />
          Keep it in this browser, also when the tab is closed
        </label>
        <div className={classes.buttons}>
          <Button type="submit" disabled={text.trim() === ''}>
            Use this token
          </Button>
          {stored !== null && <Button onClick={() => change(null)}>Forget the token</Button>}
        </div>
      </form>
      <p role="status" className={classes.said}>
        {status}
      </p>
      <OtherTokens />
    </SettingSection>
  );
}

function serviceText(): string {
  const name = namedService();
  if (name === null) return 'this service';
  return name === OWN_SERVICE ? 'the database of this Noctuary' : name;
}

function storedText(stored: StoredToken | null, service: string): string {
  if (stored === null) return `No token is kept for ${service}.`;
  const end = stored.token.length > 8 ? ` that ends in ${stored.token.slice(-4)}` : '';
  return stored.lifetime === 'tab'
    ? `A token${end} is kept for ${service} until this tab is closed.`
    : `A token${end} is kept for ${service} in this browser, until you forget it here.`;
}

/** Lists the tokens that are stored for other services of this address, and removes them. */
function OtherTokens() {
  const names = useSyncExternalStore(onTokenChange, namesText).split(SEPARATOR).filter(Boolean);
  if (names.length === 0) return null;
  const services = names.map((name) => (name === OWN_SERVICE ? 'the database of this Noctuary' : name));
  return (
    <div className={classes.buttons}>
      <p className={classes.hint}>Tokens for other services are kept too, and not used here: {services.join(', ')}.</p>
      <Button onClick={forgetOtherTokens}>Forget other tokens</Button>
    </div>
  );
}

/** As a string, so that React compares by value. */
function namesText(): string {
  return servicesWithToken().join(SEPARATOR);
}
