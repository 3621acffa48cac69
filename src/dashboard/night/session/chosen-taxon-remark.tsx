import { Link } from 'react-router-dom';
import type { Capture } from '#contract/records/capture.ts';
import { useOpenCapture } from '#dashboard/night/captures/use-open-capture.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/night/session-page.module.css';
import { timeOfClock } from './night-words.ts';
import type { Appearance, ChosenTaxon } from './use-chosen-taxon.ts';

interface ChosenTaxonRemarkProps {
  taxon: ChosenTaxon;
  /** in the order taken */
  captures: readonly Capture[];
  /** the session has several days */
  withDay: boolean;
}

/** What is known of the chosen taxon in a session, below the plot: how often, from when to when, its best capture. */
export function ChosenTaxonRemark({ taxon, captures, withDay }: ChosenTaxonRemarkProps) {
  const words = useMessages(sessionPageMessages);
  const { linkTo } = useOpenCapture();
  const { name, appearances, untimed, read, isLoading, problem } = taxon;
  const best = bestOf(appearances);
  const capture = best && captures.find(({ timestamp }) => timestamp === best.timestamp);
  const last = appearances.reduce((latest, { to }) => Math.max(latest, to), Number.NEGATIVE_INFINITY);
  return (
    <Text className={classes.remark}>
      {problem !== null && words.taxonNotLoaded(problem)}
      {isLoading && name === null && words.taxonLoading}
      {name === null && read?.isComplete === true && words.taxonAbsent}
      {name !== null && appearances.length > 0 && (
        <>
          {words.taxonSeen(
            name,
            appearances.length,
            timeOfClock(appearances[0]?.from ?? 0, withDay),
            timeOfClock(last, withDay),
          )}{' '}
          {best && capture && (
            <Link {...linkTo(capture.id)} title={words.bestCaptureMeans}>
              {words.bestCapture(scoreText(best.score), timeOfClock(best.from, withDay, { withSeconds: true }))}
            </Link>
          )}
        </>
      )}
      {untimed > 0 && name !== null && ` ${words.taxonUntimed(name, untimed)}`}
      {read !== null && !read.isComplete && !isLoading && ` ${words.taxonPart(numberText(read.some), read.all)}`}
    </Text>
  );
}

/** The first of the highest score. */
function bestOf(appearances: readonly Appearance[]) {
  let best: (Appearance & { score: number }) | null = null;
  for (const appearance of appearances) {
    const { score } = appearance;
    if (score !== null && (best === null || score > best.score)) best = { ...appearance, score };
  }
  return best;
}
