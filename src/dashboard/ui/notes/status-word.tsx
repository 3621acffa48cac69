import classes from './status-word.module.css';

type Tone = 'good' | 'bad' | 'neutral';
const SYMBOL: Record<Tone, string> = { good: '✓', bad: '✕', neutral: '•' };

/** A status in the service's own word, with a symbol beside the colour. */
export function StatusWord({ tone, word }: { tone: Tone; word: string }) {
  return (
    <span className={classes.word} data-tone={tone}>
      <span aria-hidden="true">{SYMBOL[tone]}</span> {word}
    </span>
  );
}

/** The tone of a job's status (the set of statuses is open, spec 3): done, failed, or anything else. */
export function jobTone(status: string): Tone {
  if (status === 'SUCCESS') return 'good';
  return status === 'FAILURE' || status === 'REVOKED' ? 'bad' : 'neutral';
}
