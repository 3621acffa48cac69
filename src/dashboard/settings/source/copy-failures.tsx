import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { sourceMessages } from './messages/source-messages.ts';
import classes from './source.module.css';

/** What failed last, newest first. */
export function CopyFailures({ failures }: { failures: CopyStatus['failures'] }) {
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
