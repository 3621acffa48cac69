import { Button } from '#dashboard/ui/controls/button.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, useMemo } from 'react';
import { OWN_SERVICE } from '#contract/headers/service-name.ts';
import { changeToken } from '#dashboard/access/change-token.ts';
import { LogInForm } from '#dashboard/access/log-in-form.tsx';
import { namedService } from '#dashboard/api/http/named-service.ts';
import {
  forgetOtherTokens,
  onTokenChange,
  servicesWithToken,
  type StoredToken,
  readToken,
} from '#dashboard/api/http/token.ts';
import { useLogInOffer } from '#dashboard/api/log-in/use-log-in-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { LogOutButton } from './log-out-button.tsx';
import { SettingSection } from './setting-section.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './settings-page.module.css';
import { listText } from '#dashboard/ui/text/list-text.ts';

const SEPARATOR = '\n';

type Problem = 'tokenInvalid' | null;
/** an error: the service did not confirm the end of a token */
type Status = 'tokenRemoved' | 'tokenStored' | 'loggedIn' | 'loggedOut' | Error | null;

/** Logs in and out where the service offers it, and stores or removes its token. */
export function TokenSection() {
  const words = useMessages(settingsMessages);
  const client = useQueryClient();
  const stored = useToken();
  const [text, setText] = useState('');
  const [isForBrowser, setForBrowser] = useState(stored?.lifetime === 'browser');
  const [problem, setProblem] = useState<Problem>(null);
  const [status, setStatus] = useState<Status>(null);
  const formId = useId();
  const server = serverText(words);

  const change = (token: string | null) => {
    if (!changeToken(client, token, isForBrowser ? 'browser' : 'tab')) {
      setProblem('tokenInvalid');
      return;
    }
    setProblem(null);
    setText('');
    setStatus(token === null ? 'tokenRemoved' : 'tokenStored');
  };
  const isOffered = useLogInOffer();

  return (
    <SettingSection
      title={isOffered ? words.logInOrToken : words.token}
      words={isOffered ? words.logInAbout(server) : words.tokenAbout(server)}
    >
      <p>{storedText(stored, server, words)}</p>
      {isOffered && stored !== null && (
        <LogOutButton token={stored.token} onLoggedOut={(failure) => setStatus(failure ?? 'loggedOut')} />
      )}
      {isOffered && <LogInForm onLoggedIn={() => setStatus('loggedIn')} />}
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
          label={stored === null ? words.token : words.anotherToken}
          autoComplete="off"
          value={text}
          error={problem === null ? null : words[problem]}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <label className={classes.tick}>
          <input type="checkbox" checked={isForBrowser} onChange={({ target }) => setForBrowser(target.checked)} />
          {words.keepToken}
        </label>
        <div className={classes.buttons}>
          <Button type="submit" disabled={text.trim() === ''}>
            {words.takeToken}
          </Button>
          {stored !== null && <Button onClick={() => change(null)}>{words.removeToken}</Button>}
        </div>
      </form>
      <p role="status" className={classes.said} data-failed={status instanceof Error || undefined}>
        {statusText(status, words)}
      </p>
      <OtherTokens />
    </SettingSection>
  );
}

function statusText(status: Status, words: Messages): string {
  if (status === null) return '';
  return status instanceof Error ? words.notEnded(status.message) : words[status];
}

function serverText(words: Messages): string {
  const name = namedService();
  return name === null ? words.thisServer : serverName(name, words);
}

function serverName(name: string, words: Messages): string {
  return name === OWN_SERVICE ? words.ownDatabase : name;
}

function storedText(stored: StoredToken | null, server: string, words: Messages): string {
  if (stored === null) return words.noToken(server);
  const isOfTab = stored.lifetime === 'tab';
  if (stored.token.length <= 8) return isOfTab ? words.tokenOfTab(server) : words.tokenOfBrowser(server);
  const end = stored.token.slice(-4);
  return isOfTab ? words.tokenOfTabEnding(server, end) : words.tokenOfBrowserEnding(server, end);
}

/** Lists the tokens that are stored for other services of this address, and removes them. */
function OtherTokens() {
  const words = useMessages(settingsMessages);
  const names = useSyncExternalStore(onTokenChange, namesText).split(SEPARATOR).filter(Boolean);
  if (names.length === 0) return null;
  const servers = names.map((name) => serverName(name, words));
  return (
    <div className={classes.buttons}>
      <Text size="medium">{words.otherTokens(listText(servers))}</Text>
      <Button onClick={forgetOtherTokens}>{words.removeOtherTokens}</Button>
    </div>
  );
}

/** As a string, so that React compares by value. */
function namesText(): string {
  return servicesWithToken().join(SEPARATOR);
}

/** The token for the service that this page shows; null where there is none. Updates when this page stores or removes it. */
function useToken(): StoredToken | null {
  const written = useSyncExternalStore(onTokenChange, writtenToken, writtenToken);
  return useMemo(() => JSON.parse(written) as StoredToken | null, [written]);
}

function writtenToken(): string {
  return JSON.stringify(readToken());
}
