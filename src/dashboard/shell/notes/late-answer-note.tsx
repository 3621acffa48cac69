import { Button } from '#dashboard/ui/controls/button.tsx';
import { askAgain, giveUpLate, useLateAnswers } from '#dashboard/api/client/late-waits.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import classes from './late-answer-note.module.css';

/** Shown over every page while requests are late: since when, which, and buttons to repeat or cancel them. */
export function LateAnswerNote() {
  const late = useLateAnswers();
  const nowMs = useNow(late !== null);
  return (
    <div className={classes.place} aria-live="polite">
      {late !== null && (
        <div className={classes.note}>
          <p>
            No answer from the server since {viewerClockText(late.sinceMs, { withSeconds: true })}{' '}
            {/* Hidden from screen readers, since it changes every second. */}
            <span aria-hidden="true">({Math.max(0, seconds(nowMs) - seconds(late.sinceMs))} s)</span>
            <small>Waiting for {late.names.join(', ')}</small>
          </p>
          {late.mayRepeat && (
            <>
              <Button compact onClick={askAgain}>
                Retry
              </Button>
              <Button compact onClick={giveUpLate}>
                Cancel
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Whole seconds, as in the clock text. */
function seconds(timeMs: number): number {
  return Math.floor(timeMs / 1_000);
}
