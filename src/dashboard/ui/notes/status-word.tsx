import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { jobStatusText } from './job-status-text.ts';
import classes from './status-word.module.css';

type Tone = 'good' | 'bad' | 'neutral';
const SYMBOL: Record<Tone, string> = { good: '✓', bad: '✕', neutral: '•' };

/** A status, with a symbol beside the colour. */
export function StatusWord({ tone, word }: { tone: Tone; word: string }) {
  return (
    <span className={classes.word} data-tone={tone}>
      <span aria-hidden="true">{SYMBOL[tone]}</span> {word}
    </span>
  );
}

/** A job's status in plain words, with the service's own word as a tooltip; a status that is not known as it is. */
export function JobStatus({ status }: { status: string }) {
  useMessages(uiMessages);
  return (
    <span title={status === '' ? undefined : status}>
      <StatusWord tone={jobTone(status)} word={jobStatusText(status)} />
    </span>
  );
}

/** The tone of a job's status (the set of statuses is open, spec 3): done, failed, or anything else. */
export function jobTone(status: string): Tone {
  if (status === 'SUCCESS') return 'good';
  // Cancelled is what somebody wanted.
  return status === 'FAILURE' ? 'bad' : 'neutral';
}
