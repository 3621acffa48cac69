import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { sourceHost } from '#dashboard/api/copy/copied-source.ts';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import { durationWords } from '#dashboard/list/view/bar/duration-words.ts';
import classes from '#dashboard/shell/frame.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Tag } from './messages/en.tsx';
import { copyLineMessages } from './messages/copy-line-messages.ts';

interface CopyWordsProps {
  /** the source's address */
  source: string;
  /** undefined: not known yet */
  status: CopyStatus | undefined;
  /** false: the words after it say of when the copy is */
  isDated?: boolean;
}

/** "Copy of antenna.example.org as of 14:32", or how far a copy is that is being filled. */
export function CopyWords({ source, status, isDated = true }: CopyWordsProps) {
  const words = useMessages(copyLineMessages);
  const { lists } = useMessages(copyMessages);
  const host = <span className={classes.copyHost}>{sourceHost(status?.source ?? source)}</span>;
  if (status === undefined) return <>{words.copyOf(host)}</>;
  const { as_of, filled_at, progress, phase } = status;
  if (filled_at !== null && as_of !== null)
    return <>{isDated ? words.asOf(host, viewerClockText(wallSeconds(as_of) * 1_000)) : words.copyOf(host)}</>;
  if (phase !== 'filling' || progress === null) return <>{words.notFilled(host)}</>;
  const filling = words.filling(numberText(progress.done), numberText(progress.of), lists[progress.list]);
  if (progress.seconds_left === null) return <>{filling}</>;
  // What a phone has no room for; screen readers read it there too.
  const wide: Tag = (text) => <span className={classes.copyWide}>{text}</span>;
  return <>{words.fillingLeft(filling, durationWords(progress.seconds_left), wide)}</>;
}
