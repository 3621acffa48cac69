import { FLAG_WORDS, type Flag } from '#dashboard/findings/session-flags.ts';
import classes from './sessions-cells.module.css';

/** The flags of a session in a table row; the reasons on hover, and as hidden text for screen readers. */
export function FlagsCell({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <span
      className={classes.flags}
      title={flags.map(({ kind, reason }) => `${capitalised(FLAG_WORDS[kind])}: ${reason}`).join('\n')}
    >
      <span aria-hidden="true" className={classes.flagMark}>
        ⚑
      </span>
      {flags.map(({ kind, reason }, index) => (
        <span key={kind}>
          {index > 0 && ', '}
          {FLAG_WORDS[kind]}
          <span className="visually-hidden"> ({reason})</span>
        </span>
      ))}
    </span>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
