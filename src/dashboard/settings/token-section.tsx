import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { keepToken, readToken } from '#dashboard/api/token.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

/** The token that the service asks for: entered, kept, forgotten. What was read without it or with another is read anew. */
export function TokenSection() {
  const client = useQueryClient();
  const [kept, setKept] = useState(readToken);
  const [text, setText] = useState('');
  const [isForBrowser, setForBrowser] = useState(kept?.keeping === 'browser');
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const formId = useId();

  const change = (token: string | null) => {
    if (!keepToken(token, isForBrowser ? 'browser' : 'tab')) {
      setProblem('A token is one word of letters, digits and signs.');
      return;
    }
    setProblem(null);
    setText('');
    setKept(readToken());
    setSaid(token === null ? 'The token is forgotten.' : 'The token is kept and used from now on.');
    // What another reader may see is not for this one.
    void client.resetQueries();
  };

  return (
    <SettingSection
      title="Token"
      words="Only for a service that asks for one. It is sent to this page’s own address and nowhere else. Images and downloads from other addresses go without it."
    >
      <p>{keptText(kept)}</p>
      <form
        id={formId}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          change(text);
        }}
      >
        <TextInput
          type="password"
          size="xs"
          label={kept === null ? 'Token' : 'Another token'}
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
          <Button type="submit" size="xs" variant="default" disabled={text.trim() === ''}>
            Use this token
          </Button>
          {kept !== null && (
            <Button size="xs" variant="default" onClick={() => change(null)}>
              Forget the token
            </Button>
          )}
        </div>
      </form>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </SettingSection>
  );
}

function keptText(kept: ReturnType<typeof readToken>): string {
  if (kept === null) return 'No token is kept.';
  const end = kept.token.length > 8 ? `, which ends in ${kept.token.slice(-4)},` : '';
  return kept.keeping === 'tab'
    ? `A token${end} is kept until this tab is closed.`
    : `A token${end} is kept in this browser until it is forgotten.`;
}
