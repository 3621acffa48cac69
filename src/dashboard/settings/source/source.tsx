import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import { uncopiedTexts } from '#dashboard/api/copy/uncopied-texts.ts';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import page from '#dashboard/settings/settings-page.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { CopyControls } from './copy-controls.tsx';
import { CopyFacts } from './copy-facts.tsx';
import { CopyLists } from './copy-lists.tsx';
import { CopyQuestion } from './copy-question.tsx';
import { sourceMessages } from './messages/source-messages.ts';
import classes from './source.module.css';

/** The source of a copy: how far the copy is, how it follows, what differs, what failed, and what it can be told. */
export function Source() {
  const words = useMessages(sourceMessages);
  const copyWords = useMessages(copyMessages);
  const { data: status, error } = useCopyStatus();
  if (status === undefined)
    return error === null ? <p className={page.room}>{words.reading}</p> : <p>{words.notKnown(error.message)}</p>;
  return (
    <>
      {error !== null && (
        <Text size="medium" tone="bad" role="alert">
          {words.notRefreshed(error.message)}
        </Text>
      )}
      {status.question !== null && <CopyQuestion status={status} question={status.question} />}
      <CopyFacts status={status} />
      <CopyControls status={status} />
      <CopyLists lists={status.lists} />
      {status.not_copied.length > 0 && <p>{words.notCopied(listText(uncopiedTexts(status, copyWords)))}</p>}
      <CopyFailures failures={status.failures} />
      {/* The same in every language. */}
      <Text size="medium">{words.commandLine(<code>noctuary copy status</code>)}</Text>
    </>
  );
}

/** What failed last, newest first. */
function CopyFailures({ failures }: { failures: CopyStatus['failures'] }) {
  const words = useMessages(sourceMessages);
  if (failures.length === 0) return <p>{words.noFailures}</p>;
  return (
    <div>
      <h3 className={classes.head}>{words.failures}</h3>
      <ul className={classes.failures}>
        {failures.map(({ at, reason }) => (
          <li key={`${at} ${reason}`}>
            <time dateTime={`${at}Z`}>{viewerClockText(wallSeconds(at) * 1_000)}</time>
            <span lang="en">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
