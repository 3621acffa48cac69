import { resolve } from 'node:path';
import { parseWords } from './parse-words.ts';
import { LoadError } from './load-error.ts';

/** What a load is asked to do. */
export type LoadRequest =
  | { what: 'help' }
  | {
      what: 'service';
      base: string;
      project: number | null;
      token: string | null;
      /** whether e-mail address and password are asked for, in place of a token */
      login?: boolean | undefined;
      /** whether redirects to other hosts are followed */
      follow: boolean;
      /** whether everything is read and compared, also where nothing seems to have changed */
      check?: boolean;
      replace: boolean;
      /** whether the sample season is removed first, where the database holds nothing else */
      replaceSample?: boolean;
    }
  | { what: 'camtrap'; path: string; gapHours: number; replace: boolean; replaceSample?: boolean }
  | { what: 'sample'; replace: boolean };

/** The help of a command that is called so: "noctuary load". */
export const loadHelp = (
  command: string,
) => `${command} <what>: fills the database that the service uses (NOCTUARY_DATA, or DATABASE_URL).

  --from <address>     another service of this interface, such as https://example.org
    --project <id>       one of its projects alone
    --token <token>      sent as "Authorization: Token …"
    --login              asks for e-mail address and password, for a token of the service
    --follow             follows redirects to other hosts, without the token
    --check              reads and compares everything, not only what the service says has changed
  <folder or .zip>     a Camtrap DP 1.0 or 0.1.6 (docs/loads.md)
    --gap-hours <hours>  a new session begins after more than this without a capture (4)
  --sample             the sample season, into a database that is empty or holds nothing but it

  --replace            replaces whatever the database holds, at once when everything is loaded
  --replace-sample     does so with the sample season, and nothing else
  --help               this text

A load can be stopped with Ctrl C and run again: it continues, and adds no duplicates; one that replaces begins again,
and the database keeps what it held. A later load from the same service asks only for what changed there, and removes
here what is gone there. Exit code 0: theirs and here agree; 1: they differ, or the load failed; 2: more than one line
in ten of a table was set aside, or every record.`;

const OPTIONS = {
  from: { type: 'string' },
  project: { type: 'string' },
  token: { type: 'string' },
  login: { type: 'boolean' },
  follow: { type: 'boolean' },
  'gap-hours': { type: 'string' },
  sample: { type: 'boolean' },
  check: { type: 'boolean' },
  replace: { type: 'boolean', default: false },
  'replace-sample': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

const DEFAULT_GAP_HOURS = 4;

/**
 * Parses the command line.
 *
 * @param folder base of relative paths
 *
 * @param command how the command is called
 *
 * @throws LoadError naming the argument and what would be right
 */
export function readLoadArguments(words: readonly string[], folder: string, command = 'noctuary load'): LoadRequest {
  const { values, positionals } = parseWords({ args: [...words], options: OPTIONS, allowPositionals: true }, command);
  if (values.help === true || words.length === 0) return { what: 'help' };
  const { replace, 'replace-sample': replaceSample } = values;
  const chosen = [
    ...(values.from === undefined ? [] : ['--from']),
    ...(values.sample === true ? ['--sample'] : []),
    ...positionals.map((path) => `"${path}"`),
  ];
  if (chosen.length !== 1) {
    const given = chosen.length === 0 ? 'Nothing to load is named' : `${chosen.join(' and ')} are too many`;
    throw new LoadError(`${given}: give --from, --sample, or one Camtrap DP folder or .zip.`);
  }
  onlyWith(values, '--from', values.from, ['project', 'token', 'login', 'follow', 'check']);
  onlyWith(values, 'a Camtrap DP', positionals[0], ['gap-hours']);
  if (values.from !== undefined) {
    const project = values.project === undefined ? null : wholeNumber('--project', values.project, 2_147_483_647);
    const { token = null, login, follow = false, check = false } = values;
    if (login === true && token !== null)
      throw new LoadError('--login and --token are two ways to get in: give one of them.');
    return {
      what: 'service',
      base: address(values.from),
      project,
      token,
      login,
      follow,
      check,
      replace,
      replaceSample,
    };
  }
  if (replaceSample && positionals[0] === undefined) {
    throw new LoadError('--replace-sample goes with --from or a Camtrap DP only.');
  }
  if (positionals[0] === undefined) return { what: 'sample', replace };
  const path = resolve(folder, positionals[0]);
  return { what: 'camtrap', path, gapHours: gapHours(values['gap-hours']), replace, replaceSample };
}

function onlyWith(
  values: Readonly<Record<string, unknown>>,
  what: string,
  given: string | undefined,
  names: readonly string[],
): void {
  const stray = names.find((name) => values[name] !== undefined);
  if (given === undefined && stray !== undefined) throw new LoadError(`--${stray} goes with ${what} only.`);
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new LoadError(`${name} "${text}" is not a whole number from 1 to ${most}.`);
}

/** The value of `--gap-hours`. @throws LoadError where it is none */
export function gapHours(text: string | undefined): number {
  const value = Number(text ?? DEFAULT_GAP_HOURS);
  if (text?.trim() !== '' && value > 0 && value <= 24) return value;
  throw new LoadError(`--gap-hours "${text}" is not a number of hours above 0, up to 24.`);
}

/** The address without `/api/v2/`; also accepts one with it, or a page's address. */
function address(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') {
    // Without the password that the address may contain.
    throw new LoadError(
      `--from "${text.replace(/:[^:@/]*@/, ':…@')}" is not the http(s) address of a service, such as https://example.org.`,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/api\/v2\/.*$/, '').replace(/\/+$/, '')}`;
}
