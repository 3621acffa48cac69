import { paths } from '#dashboard/paths.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { FLAG_KINDS, FLAG_VALUES } from '#dashboard/findings/flags/flag-values.ts';
import { labelsMessages } from '#dashboard/findings/flags/labels/messages/labels-messages.ts';
import type { Flag } from '#dashboard/findings/flags/session-flags.ts';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { clausesText } from '#dashboard/ui/text/joined-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';
import classes from './sessions-cells.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** In addresses. The same in every language. */
const NO_FLAGS = 'no flags';
// The same in every language.
const FORMERLY = { 'far from other nights': FLAG_VALUES.far };

/** The column of a session's flags; `flags` null: not known yet. */
export function flagsColumn(flags: SessionContext['flags'], words: Messages): ListColumn<Session> {
  const kindsOf = (session: Session) => (flags?.of(session) ?? []).map(({ kind }) => kind);
  const labels = labelsMessages.now.flags;
  const texts = new Map([
    [NO_FLAGS, words.noFlags],
    ...FLAG_KINDS.map((kind): [string, string] => [FLAG_VALUES[kind], labels[kind]]),
  ]);
  const textOf = (value: string) => texts.get(value) ?? value;
  return {
    field: 'flags',
    header: words.columns.flags,
    definition: words.means.flags,
    explained: paths.statistics('unusual-numbers-of-captures'),
    kind: 'choice',
    width: fittingWidth(190, `⚑ ${labels.far}`),
    ...(flags !== null && { prepare: flags.findAll }),
    value: (session) => clausesText(kindsOf(session).map((kind) => labels[kind])) || null,
    // Null while flags are unknown, so that a filter does not take that for "no flags".
    choice: (session) => (flags === null ? null : choicesOf(kindsOf(session))),
    choices: { textOf, searchedOf: textOf, known: [], isChoice: (value) => texts.has(value), formerly: FORMERLY },
    file: { source: 'start, end, duration, captures_count, processed_captures_count, occurrences_count' },
    csv: (session) =>
      flags === null
        ? null
        : kindsOf(session)
            .map((kind) => FLAG_VALUES[kind])
            .join('; '),
    cell: (session) =>
      flags === null ? <Unknown why={words.flagsUnknown} /> : <FlagsCell flags={flags.of(session)} />,
  };
}

function choicesOf(kinds: readonly (keyof typeof FLAG_VALUES)[]): string[] {
  return kinds.length === 0 ? [NO_FLAGS] : kinds.map((kind) => FLAG_VALUES[kind]);
}

/** The flags of a session in a table row; the reasons on hover, and as hidden text for screen readers. */
function FlagsCell({ flags }: { flags: readonly Flag[] }) {
  const { flags: labels } = useMessages(labelsMessages);
  const words = useMessages(sessionsMessages);
  if (flags.length === 0) return null;
  return (
    <span
      className={classes.flags}
      title={flags.map(({ kind, reason }) => words.flagBecause(capitalised(labels[kind]), reason())).join('\n')}
    >
      <span aria-hidden="true" className={classes.flagMark}>
        ⚑
      </span>
      {flags.map(({ kind, reason }, index) => (
        <span key={kind}>
          {index > 0 && ', '}
          {labels[kind]}
          <span className="visually-hidden"> ({reason()})</span>
        </span>
      ))}
    </span>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
