import type { ListColumn } from '#dashboard/list/list-column.ts';
import { FLAG_WORDS, type Flag } from '#dashboard/findings/session-flags.ts';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import classes from './sessions-cells.module.css';
import type { ListedEvent as Session } from '#contract/event.ts';

const NO_FLAGS = 'no flags';

/** The column of a session's flags; `flags` null: not known yet. */
export function flagsColumn(flags: SessionContext['flags']): ListColumn<Session> {
  return {
    field: 'flags',
    header: 'Flags',
    definition:
      'What makes a session worth a look; hover says why, and so does its page. Held against all sessions of its deployment.',
    kind: 'choice',
    width: 190,
    ...(flags !== null && { prepare: flags.findAll }),
    value: (session) => wordsOf(flags, session) || null,
    choice: (session) => choicesOf(flags, session),
    file: { source: 'start, end, duration, captures_count, occurrences_count' },
    csv: (session) => (flags === null ? null : wordsOf(flags, session)),
    cell: (session) =>
      flags === null ? (
        <Unknown why="not known until all sessions are read" />
      ) : (
        <FlagsCell flags={flags.of(session)} />
      ),
  };
}

function wordsOf(flags: SessionContext['flags'], session: Session): string {
  return (flags?.of(session) ?? []).map(({ kind }) => FLAG_WORDS[kind]).join('; ');
}

/** Null while flags are unknown, so that a filter does not take that for "no flags". */
function choicesOf(flags: SessionContext['flags'], session: Session): readonly string[] | null {
  if (flags === null) return null;
  const own = flags.of(session);
  return own.length === 0 ? [NO_FLAGS] : own.map(({ kind }) => FLAG_WORDS[kind]);
}

/** The flags of a session in a table row; the reasons on hover, and as hidden text for screen readers. */
function FlagsCell({ flags }: { flags: readonly Flag[] }) {
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
