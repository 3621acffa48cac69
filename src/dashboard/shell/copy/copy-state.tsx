import { Link } from 'react-router-dom';
import { sourceHost } from '#dashboard/api/copy/copied-source.ts';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import type { Messages as CopyMessages } from '#dashboard/api/copy/messages/en.ts';
import { uncopiedTexts } from '#dashboard/api/copy/uncopied-texts.ts';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import { paths } from '#dashboard/paths.ts';
import { durationWords } from '#dashboard/list/view/bar/duration-words.ts';
import classes from '#dashboard/shell/frame.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { InfoIcon } from '#dashboard/ui/icons/icons.tsx';
import { copyLineMessages } from './messages/copy-line-messages.ts';
import type { Messages } from './messages/en.ts';

interface CopyStateProps {
  /** the source's address */
  source: string;
  /** URL parameters carried along to every page */
  carried: Record<string, string>;
}

/** Of when a copy is or how far it is, what is wrong, and a link to the rest. */
export function CopyState({ source, carried }: CopyStateProps) {
  const words = useMessages(copyLineMessages);
  const { host, said, trouble } = useCopyTexts(source);
  const to = paths.source(carried);
  const [before, after] = aroundHost(said, host);
  return (
    <>
      <Text as="span" size="medium" tone="soft" figures cut title={said}>
        {before}
        {after !== null && (
          <>
            <span className={classes.copyHost}>{host}</span>
            {after}
          </>
        )}
      </Text>
      {/* Read out when it begins, unlike the progress. */}
      <Text
        as="span"
        role="status"
        size="medium"
        tone="lamp"
        strong
        figures
        cut
        className={classes.copyTrouble}
        title={trouble?.text}
      >
        {trouble?.isQuestion === true ? <Link to={to}>{trouble.text}</Link> : trouble?.text}
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
  const names = useMessages(copyMessages);
  const { data, said, trouble } = useCopyTexts(source);
  return (
    <>
      {said}
      {trouble !== null && ` · ${trouble.text}`}
      {data !== undefined &&
        data.not_copied.length > 0 &&
        ` · ${words.notCopiedList(listText(uncopiedTexts(data, names)))}`}
    </>
  );
}

/** What the line and paper say of a copy: of when or how far it is (`said`), and what is wrong. */
function useCopyTexts(source: string) {
  const words = useMessages(copyLineMessages);
  const { lists } = useMessages(copyMessages);
  const { data } = useCopyStatus();
  const trouble = data === undefined ? null : troubleOf(data, words);
  const host = sourceHost(data?.source ?? source);
  const said = copyWords(host, { status: data, words, lists, isDated: trouble?.isDate !== true });
  return { data, host, said, trouble };
}

interface CopyWordsOptions {
  /** undefined: not known yet */
  status: CopyStatus | undefined;
  words: Messages;
  /** names of lists */
  lists: CopyMessages['lists'];
  /** false: the words after it say of when the copy is */
  isDated?: boolean;
}

/** "Copy of antenna.example.org as of 14:32", or how far a copy is that is being filled. `host`: its source's. */
function copyWords(host: string, { status, words, lists, isDated = true }: CopyWordsOptions): string {
  if (status === undefined) return words.copyOf(host);
  const { as_of, filled_at, progress, phase } = status;
  if (filled_at !== null && as_of !== null) return isDated ? words.asOf(host, clockText(as_of)) : words.copyOf(host);
  if (phase !== 'filling' || progress === null) return words.notFilled(host);
  const filling = words.filling(numberText(progress.done), numberText(progress.of), lists[progress.list]);
  return progress.seconds_left === null ? filling : words.fillingLeft(filling, durationWords(progress.seconds_left));
}

/** The text before and after the host, which gives way to both; null after it where the text does not have it. */
function aroundHost(text: string, host: string): [string, string | null] {
  const at = text.indexOf(host);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + host.length)];
}

interface TroubleWords {
  text: string;
  /** is answered on Settings */
  isQuestion?: boolean;
  /** says of when the copy is */
  isDate?: boolean;
}

/** Why a copy does not follow its source now: "Not reached since 13:05"; null: it does. Its question comes first. */
function troubleOf(status: CopyStatus, words: Messages): TroubleWords | null {
  const { question, unreachable_since, refused_since, kept, as_of, phase } = status;
  if (question !== null) return { text: words.asks, isQuestion: true };
  if (unreachable_since !== null) return { text: words.awaySince(clockText(unreachable_since)) };
  if (refused_since !== null) return { text: words.refusedSince(clockText(refused_since)) };
  if (phase === 'paused') return { text: words.paused };
  // With projects that are gone kept, the others are copied.
  return kept === null || kept.key === 'project_gone' || as_of === null
    ? null
    : { text: words.keptAsOf(clockText(as_of)), isDate: true };
}

function clockText(timestamp: string): string {
  return viewerClockText(wallSeconds(timestamp) * 1_000);
}
