import { resolve } from 'node:path';
import type { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';
import { exportFormatNames } from '#contract/exports/export-formats.ts';
import { LoadError } from '#service/load/load-error.ts';
import { parseWords } from '#service/load/parse-words.ts';

/** The body of an order (`exportRequest`), as the words of the user give it: it is checked with the database. */
interface OrderBody {
  format: string;
  project: unknown;
  filters: Record<string, unknown>;
  options: Record<string, unknown>;
}

export interface ExportRequestHere {
  what: 'export';
  body: OrderBody;
  /** absolute path of the file */
  out: string;
  replace: boolean;
}

type Kind = 'text' | 'number' | 'numbers';
/** A field of an order on the command line, and what follows it. */
type Field = readonly [word: string, kind: Kind, value: string, about: string];

const FILTERS = {
  collection_id: ['collection', 'text', 'id', 'a set of captures'],
  deployment: ['deployment', 'number', 'id', 'one deployment'],
  deployments: ['deployments', 'numbers', 'ids', 'several: 3,7,12'],
  sites: ['sites', 'numbers', 'ids', 'all deployments of these sites'],
  event: ['session', 'number', 'id', 'one session'],
  first_night: ['first-night', 'text', 'date', 'sessions from this night on; the date of its evening, 2024-06-12'],
  last_night: ['last-night', 'text', 'date', 'up to this night'],
  taxon: ['taxon', 'number', 'id', 'occurrences of this taxon and all below it'],
  lowest_score: ['lowest-score', 'number', 'score', 'without determinations of models below this, 0 to 1'],
  sex: ['sex', 'text', 'value', 'occurrences whose source says so'],
  life_stage: ['life-stage', 'text', 'value', 'the same'],
  behavior: ['behavior', 'text', 'value', 'the same'],
  looked: ['looked', 'text', 'who', 'who determined them: person, model, disagree'],
} as const satisfies Record<(typeof exportFilterNames)[number], Field>;

const CHOICES = {
  time_zone: ['time-zone', 'text', 'zone', 'of the traps’ clocks, for offsets: Europe/London'],
  coordinate_digits: ['coordinate-digits', 'number', 'n', 'rounds coordinates to 1, 2 or 3 decimal places of a degree'],
  people: ['people', 'text', 'form', 'names, initials or none'],
  rights_holder: ['rights-holder', 'text', 'name', 'organisation that holds the rights'],
  creator: ['creator', 'text', 'name', 'organisation that is creator and contact'],
  license: ['license', 'text', 'id', 'of data and images: CC0-1.0, CC-BY-4.0 or CC-BY-NC-4.0'],
} as const satisfies Record<Exclude<(typeof exportOptionNames)[number], 'publication'>, Field>;

const OPTIONS = {
  project: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  replace: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
  ...wordsOf(FILTERS),
  ...wordsOf(CHOICES),
} as const;

/** Of the words in the help, with two spaces after the longest. */
const WIDTH = [FILTERS, CHOICES]
  .flatMap((fields) => Object.values<Field>(fields))
  .reduce((widest, [word, , value]) => Math.max(widest, `--${word} <${value}>`.length + 2), 0);

/** The help of a command that is called so: "noctuary export". */
export const exportHelp = (command: string) => `${command} --project <id> --format <format> --out <file>

Writes a file as an order on the page Exports would, with the same numbers in it. No service has to run.

${lineOf('--project <id>', 'the project')}
${lineOf('--format <format>', `${exportFormatNames.slice(0, 4).join(', ')},`)}
${lineOf('', exportFormatNames.slice(4).join(', '))}
${lineOf('--out <file>', 'where it is written, whole or not at all')}
${lineOf('--replace', 'replaces a file that is there')}
Filters, all of which have to match:
${linesOf(FILTERS)}
Options:
${linesOf(CHOICES)}
${lineOf('--help', 'this text')}

Ids are in the addresses of pages: /sessions?project=3. Exit code 0: the file is written; 1: it is not, and a sentence says why.`;

/**
 * Parses the command line.
 *
 * @param folder base of relative paths
 *
 * @param command how the command is called
 *
 * @throws LoadError naming the argument and what would be right
 */
export function readExportArguments(
  words: readonly string[],
  folder: string,
  command: string,
): ExportRequestHere | { what: 'help' } {
  const parsed = parseWords({ args: [...words], options: OPTIONS }, command);
  const values: Readonly<Record<string, string | boolean | undefined>> = parsed.values;
  if (values['help'] === true || words.length === 0) return { what: 'help' };
  const needed = (name: string): string => {
    const value = values[name];
    if (typeof value === 'string' && value !== '') return value;
    throw new LoadError(`--${name} is missing: ${command} --help shows what there is.`);
  };
  const body = {
    format: needed('format'),
    project: numberOf(needed('project')),
    filters: given(FILTERS, values),
    options: given(CHOICES, values),
  };
  return { what: 'export', body, out: resolve(folder, needed('out')), replace: values['replace'] === true };
}

/** The word of the command line for a field that an order's fault names: "filters.event" is "--session". */
export function wordOf(field: string): string {
  const name = field.replace(/^(filters|options)\./, '');
  const fields: Readonly<Record<string, Field>> = { ...FILTERS, ...CHOICES };
  return `--${fields[name]?.[0] ?? name}`;
}

function wordsOf<Fields extends Readonly<Record<string, Field>>>(fields: Fields) {
  const words = Object.values(fields).map(([word]) => [word, { type: 'string' }] as const);
  return Object.fromEntries(words) as Record<Fields[keyof Fields][0], { type: 'string' }>;
}

function linesOf(fields: Readonly<Record<string, Field>>): string {
  return Object.values(fields)
    .map(([word, , value, about]) => lineOf(`--${word} <${value}>`, about))
    .join('\n');
}

function lineOf(words: string, about: string): string {
  return `  ${words.padEnd(WIDTH)}${about}`;
}

function given(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, string | boolean | undefined>>,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, [word, kind]] of Object.entries(fields)) {
    const value = values[word];
    if (typeof value === 'string') found[name] = valueOf(kind, value);
  }
  return found;
}

function valueOf(kind: Kind, text: string): unknown {
  if (kind === 'numbers') return text.split(',').map((part) => numberOf(part.trim()));
  return kind === 'number' ? numberOf(text) : text;
}

/** What is no number stays a text, which the check of the order names. */
function numberOf(text: string): unknown {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
