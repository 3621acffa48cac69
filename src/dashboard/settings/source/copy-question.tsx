import { useId } from 'react';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { mayChangeCopy } from '#dashboard/api/copy/copy-status.ts';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import page from '#dashboard/settings/settings-page.module.css';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import type { Messages } from './messages/en.tsx';
import { sourceMessages } from './messages/source-messages.ts';
import classes from './source.module.css';
import { useTellCopy } from './use-tell-copy.ts';

type Question = NonNullable<CopyStatus['question']>;

/** What the copy asks before it goes on, and its two answers. */
export function CopyQuestion({ status, question }: { status: CopyStatus; question: Question }) {
  const words = useMessages(sourceMessages);
  const { lists } = useMessages(copyMessages);
  const { tell, isPending, error } = useTellCopy();
  const id = useId();
  const { key, detail, names, list, asked_at } = question;
  const answer = (given: 'take' | 'keep') => tell({ do: 'answer', question: key, asked_at, answer: given });
  return (
    <section className={classes.question} aria-labelledby={id}>
      <h3 id={id} className={classes.head}>
        {questionText(key, list === null ? null : lists[list], words)}
      </h3>
      <p lang="en">{detail}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name, index) => (
            // Names repeat, and stay as they were asked about.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <DataText text={name} />
            </li>
          ))}
        </ul>
      )}
      <p>{key === 'project_gone' ? words.projectGoneMeans : words.answersMean}</p>
      {mayChangeCopy(status) ? (
        <div className={page.buttons}>
          <Button ref={moveFocusOnUnmount} tone="danger" busy={isPending} onClick={() => answer('take')}>
            {words.take}
          </Button>
          <Button ref={moveFocusOnUnmount} busy={isPending} onClick={() => answer('keep')}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <Text size="medium">{words.mayNotAnswer}</Text>
      )}
      {error !== null && (
        <Text size="medium" tone="bad" role="alert">
          {words.notDone(error.message)}
        </Text>
      )}
    </section>
  );
}

function questionText(key: Question['key'], list: string | null, words: Messages): string {
  return key === 'much_changed' ? words.muchChanged(list) : words.questions[key];
}
