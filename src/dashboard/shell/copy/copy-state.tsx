import { Link } from 'react-router-dom';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import { uncopiedTexts } from '#dashboard/api/copy/uncopied-texts.ts';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import { paths } from '#dashboard/paths.ts';
import classes from '#dashboard/shell/frame.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { InfoIcon } from '#dashboard/ui/icons/icons.tsx';
import { CopyWords } from './copy-words.tsx';
import { copyLineMessages } from './messages/copy-line-messages.ts';
import type { Messages } from './messages/en.tsx';

interface CopyStateProps {
  /** the source's address */
  source: string;
  /** URL parameters carried along to every page */
  carried: Record<string, string>;
}

/** Of when a copy is or how far it is, what is wrong, and a link to the rest. */
export function CopyState({ source, carried }: CopyStateProps) {
  const words = useMessages(copyLineMessages);
  const { data } = useCopyStatus();
  const trouble = data === undefined ? null : troubleOf(data, words);
  const to = paths.source(carried);
  return (
    <>
      <Text as="span" size="medium" tone="soft" figures cut>
        <CopyWords source={source} status={data} isDated={trouble?.isDate !== true} />
      </Text>
      {/* Read out when it begins, unlike the progress. */}
      <Text as="span" role="status" size="medium" tone="lamp" strong figures className={classes.copyTrouble}>
        {data !== undefined && data.question !== null && <Link to={to}>{words.asks}</Link>}
        {data?.question === null && trouble !== null && <Trouble {...trouble} />}
      </Text>
      <Link className={classes.copyLink} to={to} data-tooltip={words.notCopied}>
        <InfoIcon />
        <span className={classes.copyLinkWords}>{words.notCopied}</span>
      </Link>
    </>
  );
}

/** Of when the copy is that a printed page shows, what was wrong, and what is not copied. */
export function CopyOnPaper({ source }: { source: string }) {
  const words = useMessages(copyLineMessages);
  const copyWords = useMessages(copyMessages);
  const { data } = useCopyStatus();
  const trouble = data === undefined ? null : troubleOf(data, words);
  return (
    <>
      <CopyWords source={source} status={data} isDated={trouble?.isDate !== true} />
      {trouble !== null && ` · ${trouble.text}`}
      {data !== undefined &&
        data.not_copied.length > 0 &&
        ` · ${words.notCopiedList(listText(uncopiedTexts(data, copyWords)))}`}
    </>
  );
}

interface TroubleWords {
  text: string;
  /** the same on phones */
  short?: string;
  /** says of when the copy is */
  isDate?: boolean;
}

function Trouble({ text, short }: TroubleWords) {
  if (short === undefined) return text;
  return (
    <>
      <span className={classes.copyWide}>{text}</span>
      <span className={classes.copyNarrow} aria-hidden>
        {short}
      </span>
    </>
  );
}

/** Why a copy does not follow its source now: "Not reached since 13:05"; null: it does. Its question comes first. */
function troubleOf(status: CopyStatus, words: Messages): TroubleWords | null {
  const { question, unreachable_since, refused_since, kept, as_of, phase } = status;
  if (question !== null) return { text: words.asks };
  if (unreachable_since !== null) return { text: words.awaySince(clockText(unreachable_since)) };
  if (refused_since !== null) {
    const since = clockText(refused_since);
    return { text: words.refusedSince(since), short: words.refusedShort(since) };
  }
  if (phase === 'paused') return { text: words.paused };
  // With projects that are gone kept, the others are copied.
  return kept === null || kept.key === 'project_gone' || as_of === null
    ? null
    : { text: words.keptAsOf(clockText(as_of)), isDate: true };
}

function clockText(timestamp: string): string {
  return viewerClockText(wallSeconds(timestamp) * 1_000);
}
