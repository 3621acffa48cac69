import type { CopyRequest, CopyStatus } from '#contract/copy/copy-status.ts';
import { readCopyStatus } from '#service/follow/read-copy-status.ts';
import { tellCopy } from '#service/follow/tell-copy.ts';
import { LoadError } from '#service/load/load-error.ts';
import { parseWords } from '#service/load/parse-words.ts';
import { readSettings } from '#service/settings.ts';
import type { CommandPlace } from './command-place.ts';
import { openedDatabase } from './opened-database.ts';
import { runCommand, type CommandTerminal } from './run-command.ts';
import { sayHelp } from './say-help.ts';

const OPTIONS = { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } } as const;

const help = (command: string) => `${command} status [--json]
${command} look | pause | go-on
${command} take | keep

Of a copy of another service (NOCTUARY_COPY=yes, docs/copy.md). The service may run, and does what it is told within a second.

  status  says how far the copy is, what differs, and what it asks
  look    looks for changes now
  pause   looks no more, until go-on
  take    answers its question: the copy takes what the source has now
  keep    answers its question: the copy stays as it is
  --json  the status as GET /api/v2/copy/ has it
  --help  this text

Exit code 0: it was said or done; 1: it was not, or the copy cannot read its source, or asks.`;

/** `noctuary copy`: says how a copy of another service is, and tells it what to do. */
export function copyCommand(words: readonly string[], place: CommandPlace): Promise<void> {
  return runCommand((terminal) => runCopy(words, place, terminal), {
    failureOf: (_error, message) => ({ text: message, code: 1 }),
    stopped: { inOrder: 'Stopped.', atOnce: 'Stopped.' },
  });
}

async function runCopy(words: readonly string[], place: CommandPlace, { say }: CommandTerminal): Promise<number> {
  const command = place.calledAs('copy');
  const { values, positionals } = parseWords({ args: [...words], options: OPTIONS, allowPositionals: true }, command);
  if (values.help === true || words.length === 0) return sayHelp(help(command), words);
  const [what = 'status', more] = positionals;
  if (more !== undefined || !['status', 'look', 'pause', 'go-on', 'take', 'keep'].includes(what))
    throw new LoadError(`"${more ?? what}" is none of what ${command} takes: --help shows what there is.`);
  const { database, close } = await openedDatabase(readSettings(place.environment, place));
  try {
    const status = await readCopyStatus(database, true);
    if (status === null) throw new LoadError('The database is no copy of another service: see docs/copy.md.');
    const request = requestFor(what, status);
    if (request !== null) {
      const refusal = await tellCopy(database, request);
      if (refusal !== null) throw new LoadError(refusal);
      say('The copy was told.');
      return 0;
    }
    if (values.json) say(JSON.stringify(status, null, 2));
    else for (const line of linesOf(status)) say(line);
    const { unreachable_since, refused_since, question } = status;
    return unreachable_since === null && refused_since === null && question === null ? 0 : 1;
  } finally {
    await close();
  }
}

function requestFor(what: string, { question }: CopyStatus): CopyRequest | null {
  if (what === 'status') return null;
  if (what === 'go-on') return { do: 'go_on' };
  if (what === 'look' || what === 'pause') return { do: what };
  if (question === null) throw new LoadError('The copy asks nothing.');
  const { key, asked_at } = question;
  return { do: 'answer', question: key, asked_at, answer: what === 'take' ? 'take' : 'keep' };
}

const PHASES: Readonly<Record<CopyStatus['phase'], string>> = {
  filling: 'copies the source for the first time',
  looking: 'looks for changes',
  comparing: 'compares every record',
  waiting: 'waits for the next look',
  paused: 'is paused',
  asking: 'asks, and waits for an answer',
  not_running: 'is not followed now: no service runs, or it begins within a minute',
};

function linesOf(status: CopyStatus): string[] {
  const {
    source,
    projects,
    phase,
    progress,
    question,
    unreachable_since: away,
    refused_since: refused,
    kept,
    failures,
    lists,
    pace,
  } = status;
  const n = (count: number | null) => (count === null ? 'not told' : count.toLocaleString('en'));
  const at = (time: string | null) => (time === null ? 'never' : `${time.replace('T', ' ')} UTC`);
  const left = progress?.seconds_left ?? null;
  return [
    `Copy of ${source}${projects === null ? '' : `, projects ${projects.join(', ')}`}`,
    `It ${PHASES[phase]}`,
    ...(progress === null
      ? []
      : [`${progress.list}: ${n(progress.done)} of ${n(progress.of)}${left === null ? '' : `, ${n(left)} s left`}`]),
    ...(question === null
      ? []
      : [`It asks (${question.key}): ${question.detail}`, ...question.names.map((name) => `  ${name}`)]),
    ...(away === null ? [] : [`The source cannot be reached since ${at(away)}`]),
    ...(refused === null ? [] : [`The source refuses to be read since ${at(refused)}`]),
    ...(kept === null ? [] : [`Kept as of ${at(status.as_of)}, by decision at ${at(kept.kept_at)}: ${kept.detail}`]),
    `As of ${at(status.as_of)}; filled ${at(status.filled_at)}; compared ${at(status.compared_at)}; next look ${at(status.next_look_at)}`,
    `${n(pace.requests)} requests${pace.answer_ms === null ? '' : `, ${n(pace.answer_ms)} ms each`}, ${pace.at_a_time} at a time`,
    `${''.padEnd(12)}${['there', 'here', 'set aside'].map((word) => word.padStart(11)).join('')}`,
    ...lists.map(({ list, there, here, set_aside: unused }) => {
      const cells = [n(there), n(here), n(unused)].map((cell) => cell.padStart(11)).join('');
      return `${list.padEnd(12)}${cells}${there === null ? '' : differenceText(here + unused - there)}`;
    }),
    ...failures.map(({ at: time, reason }) => `${at(time)}: ${reason}`),
    `Not copied: ${status.not_copied.join(', ')}`,
  ];
}

/** What is missing here beyond what was set aside, or is more. */
function differenceText(more: number): string {
  if (more === 0) return '';
  return `  ${Math.abs(more).toLocaleString('en')} ${more > 0 ? 'more' : 'missing'} here`;
}
