import { Button } from '@mantine/core';
import { askAgain, giveUpLate, useLateAnswers } from '#dashboard/api/client/late-waits.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import classes from './late-answer-note.module.css';

/** Over every page while the server has not answered for some seconds: since when, what is waited for, and the way out. */
export function LateAnswerNote() {
  const late = useLateAnswers();
  const nowMs = useNow(late !== null);
  return (
    <div className={classes.place} aria-live="polite">
      {late !== null && (
        <div className={classes.note}>
          <p>
            No answer from the server since {viewerClockText(late.sinceMs, { withSeconds: true })}{' '}
            {/* It changes every second: not for screen readers. */}
            <span aria-hidden="true">({Math.max(0, seconds(nowMs) - seconds(late.sinceMs))} s)</span>
            <small>Waiting for {late.names.join(', ')}</small>
          </p>
          {late.mayRepeat && (
            <>
              <Button size="compact-xs" variant="default" onClick={askAgain}>
                Retry
              </Button>
              <Button size="compact-xs" variant="default" onClick={giveUpLate}>
                Cancel
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Whole ones, as the clock shows them. */
function seconds(timeMs: number): number {
  return Math.floor(timeMs / 1_000);
}
