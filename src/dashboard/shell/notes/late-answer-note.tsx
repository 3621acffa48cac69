import { Button } from '#dashboard/ui/controls/button.tsx';
import { askAgain, giveUpLate, useLateAnswers } from '#dashboard/api/http/late-waits.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { useNow } from '#dashboard/ui/browser/use-now.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from '#dashboard/shell/messages/en.tsx';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './late-answer-note.module.css';

/** Shown over every page while requests are late: since when, which, and buttons to repeat or cancel them. */
export function LateAnswerNote() {
  const words = useMessages(shellMessages);
  const late = useLateAnswers();
  const nowMs = useNow(late !== null);
  return (
    <div className={classes.place} aria-live="polite">
      {late !== null && (
        <div className={classes.note}>
          <p>
            {words.noAnswer(viewerClockText(late.sinceMs, { withSeconds: true }))}{' '}
            {/* Hidden from screen readers, since it changes every second. */}
            <span aria-hidden="true">
              {words.seconds(numberText(Math.max(0, seconds(nowMs) - seconds(late.sinceMs))))}
            </span>
            <Text as="small">{words.waitingFor(listText(late.parts.map((part) => nameOf(part, words))))}</Text>
          </p>
          {late.mayRepeat && (
            <>
              <Button compact onClick={askAgain}>
                {words.retry}
              </Button>
              <Button compact onClick={giveUpLate}>
                {words.cancel}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** What is requested: the page of a list where it has one. */
function nameOf(part: string, { pages, jobs }: Messages): string {
  const names: Readonly<Record<string, string>> = { ...apiMessages.now.lists, ...pages, jobs, events: pages.sessions };
  return names[part] ?? part;
}

/** Whole seconds, as in the clock text. */
function seconds(timeMs: number): number {
  return Math.floor(timeMs / 1_000);
}
