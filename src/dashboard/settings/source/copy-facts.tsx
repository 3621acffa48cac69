import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import { durationWords } from '#dashboard/list/view/bar/duration-words.ts';
import page from '#dashboard/settings/settings-page.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { durationText } from '#dashboard/ui/text/duration-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { quantityText } from '#dashboard/ui/text/quantity-text.ts';
import { sourceMessages } from './messages/source-messages.ts';
import classes from './source.module.css';

/** Where a copy comes from, how far it is, and how it follows. */
export function CopyFacts({ status }: { status: CopyStatus }) {
  const words = useMessages(sourceMessages);
  const { source, projects, phase, progress, filled_at, as_of, compared_at, pace } = status;
  return (
    <dl className={`${page.facts} ${classes.facts}`}>
      <dt>{words.address}</dt>
      <dd>
        <code>{source}</code>
      </dd>
      <dt>{words.copied}</dt>
      <dd>{projects === null ? words.allProjects : words.someProjects(listText(projects.map(String)))}</dd>
      <dt>{words.state}</dt>
      <dd>
        {words.phases[phase]}
        {progress !== null && <Progress {...progress} />}
      </dd>
      <Reach {...status} />
      {status.kept !== null && (
        <>
          <dt>{words.decision}</dt>
          <dd>
            <Kept kept={status.kept} as_of={as_of} /> <span lang="en">{status.kept.detail}</span>
          </dd>
        </>
      )}
      <dt>{words.filled}</dt>
      <dd>{filled_at === null ? words.notFilled : momentText(filled_at)}</dd>
      <dt>{words.lastLook}</dt>
      <dd>{as_of === null ? words.noLook : momentText(as_of)}</dd>
      <dt>{words.nextLook}</dt>
      <dd>
        <NextLook {...status} />
      </dd>
      <dt>{words.compared}</dt>
      <dd>{compared_at === null ? words.notCompared : momentText(compared_at)}</dd>
      <dt>{words.pace}</dt>
      <dd>
        {pace.answer_ms === null
          ? words.requests(pace.requests, pace.at_a_time)
          : words.requestsAndMean(pace.requests, pace.at_a_time, meanText(pace.answer_ms))}
      </dd>
    </dl>
  );
}

/** What was decided to stay as it is, and what that means. */
function Kept({ kept: { key, kept_at }, as_of }: { kept: NonNullable<CopyStatus['kept']>; as_of: string | null }) {
  const words = useMessages(sourceMessages);
  const time = momentText(kept_at);
  if (key === 'project_gone') return words.projectKeptMeans(time);
  return `${as_of === null ? words.kept : words.keptAsOf(momentText(as_of))} ${words.keptMeans(time)}`;
}

/** That the source cannot be read, and since when. */
function Reach({ unreachable_since, refused_since }: CopyStatus) {
  const words = useMessages(sourceMessages);
  if (unreachable_since === null && refused_since === null) return null;
  return (
    <>
      <dt>{words.reach}</dt>
      {unreachable_since !== null && <dd className={classes.away}>{words.awaySince(momentText(unreachable_since))}</dd>}
      {refused_since !== null && <dd className={classes.away}>{words.refusedSince(momentText(refused_since))}</dd>}
    </>
  );
}

function Progress({ list, done, of, seconds_left }: NonNullable<CopyStatus['progress']>) {
  const words = useMessages(sourceMessages);
  const { lists } = useMessages(copyMessages);
  const text = words.doneOf(numberText(done), numberText(of), lists[list]);
  return (
    <div className={classes.progress}>
      <ProgressBar label={text} fraction={Math.min(1, done / Math.max(1, of))} />
      {seconds_left === null ? text : words.timeLeft(text, durationWords(seconds_left))}
    </div>
  );
}

function NextLook({ next_look_at, every_seconds }: CopyStatus) {
  const words = useMessages(sourceMessages);
  if (every_seconds === null) return words.onlyWhenTold;
  const every = words.every(durationText(every_seconds));
  return next_look_at === null ? every : words.nextAt(momentText(next_look_at), every);
}

/** On the reader's clock: "14:32", "20 Nov, 14:32". */
function momentText(timestamp: string): string {
  return viewerClockText(wallSeconds(timestamp) * 1_000);
}

/** "0.8 s" */
function meanText(milliseconds: number): string {
  // The same in every language.
  return milliseconds < 100 ? quantityText(milliseconds, 'ms') : quantityText(Math.round(milliseconds / 100) / 10, 's');
}
