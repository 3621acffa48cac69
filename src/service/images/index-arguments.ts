import { resolve } from 'node:path';
import { isTimeZone, ZONE_WRONG } from '#contract/exports/is-time-zone.ts';
import { shiftSeconds } from '#contract/images/clock-shift.ts';
import { NAMES_WRONG, namePattern } from '#contract/images/name-template.ts';
import { isBucketAddress } from '#service/bucket/bucket-place.ts';
import { gapHours } from '#service/load/load-arguments.ts';
import { parseWords } from '#service/load/parse-words.ts';
import { LoadError } from '#service/load/load-error.ts';
import type { DeploymentRule } from './deployment-rule.ts';

/** What `noctuary index` is asked to do. */
export interface IndexCommand {
  what: 'index';
  /** absolute; empty where a bucket is indexed */
  folder: string;
  /** null: a folder is indexed */
  bucket: { address: string; endpoint: string | null } | null;
  /** null: the one that is stored, or the folders' own names */
  rule: Exclude<DeploymentRule, { by: 'table' }> | null;
  /** absolute path of a table of deployments */
  table: string | null;
  gapHours: number | null;
  /** null: as stored, or cut */
  cutsAtNoon: boolean | null;
  /** null: as stored, or those of the known cameras; empty: those */
  names: string | null;
  /** null: as stored; empty: not known */
  zone: string | null;
  shifts: ReadonlyMap<string, number>;
  project: string | null;
  replaceSample: boolean;
  yes: boolean;
}

/** The help of a command that is called so: "noctuary index". */
export const indexHelp = (command: string) => `${command} <folder>
${command} s3://bucket/prefix --endpoint https://…

Makes deployments, sessions and captures of a folder or a bucket of images (docs/images.md).

It shows what it finds, and asks before it stores anything. Run it again to add what is new.

  --yes                 stores at once, without a preview
  --level <n>           each folder of this level below the folder is a deployment (by itself: the folder that holds
                        date, session or overflow folders)
  --name-part <n>       the n-th part of the file names, separated by _ or -, is the deployment
  --table <file.csv>    deployments with their places: deployment, latitude, longitude, site, device, first_night,
                        last_night; with a column "folder" it also says which folder belongs to which deployment
  --gap-hours <hours>   a new session begins after more than this without a capture (4)
  --noon <cut|keep>     whether a session longer than a day is cut at noon (cut)
  --names <pattern>     how a camera that is not known names its files: "*_YYYY-MM-DDThh.mm.ss", where YYYY or YY, MM,
                        DD, hh, mm, ss and ff (a fraction) are digits, and * any characters; "" takes it back
  --zone <zone>         the time zone of the clocks, "Europe/London": no time is changed, but packages of the project
                        have offsets from UTC by it; "" takes it back
  --shift <name=time>   puts the clock of a deployment right: "Pond=+1h", "Pond=-2d3h30min"; "Pond=0" takes it back
  --project <name>      name of the new project (the folder's name)
  --endpoint <address>  the object storage that has the bucket (Amazon's)
  --replace-sample      removes the sample season first, where the database holds nothing else
  --help                this text

A bucket is read with the keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN, AWS_REGION); a public one
without any.

Exit code 0: indexed; 1: it failed; 3: only the preview was shown, since nobody could be asked or the answer was no.`;

const OPTIONS = {
  yes: { type: 'boolean', default: false },
  level: { type: 'string' },
  'name-part': { type: 'string' },
  table: { type: 'string' },
  'gap-hours': { type: 'string' },
  noon: { type: 'string' },
  names: { type: 'string' },
  zone: { type: 'string' },
  shift: { type: 'string', multiple: true, default: [] as string[] },
  project: { type: 'string' },
  endpoint: { type: 'string' },
  'replace-sample': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Parses the command line.
 *
 * @param base of relative paths
 *
 * @param command how the command is called
 *
 * @throws LoadError naming the argument and what would be right
 */
export function readIndexArguments(
  words: readonly string[],
  base: string,
  command = 'noctuary index',
): IndexCommand | { what: 'help' } {
  const { values, positionals } = parseWords({ args: [...words], options: OPTIONS, allowPositionals: true }, command);
  if (values.help === true || words.length === 0) return { what: 'help' };
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new LoadError('Give one folder or bucket of images.');
  const isBucket = isBucketAddress(folder);
  if (!isBucket && /^[a-z\d]+:\/\//i.test(folder))
    throw new LoadError(`${folder} is an address: give a folder of this machine, or a bucket as s3://bucket/prefix.`);
  const { level, table, project, endpoint } = values;
  if (endpoint !== undefined && !isBucket) throw new LoadError('--endpoint is for a bucket: s3://bucket/prefix.');
  const part = values['name-part'];
  if (level !== undefined && part !== undefined)
    throw new LoadError('--level and --name-part are two rules: give one.');
  return {
    what: 'index',
    folder: isBucket ? '' : resolve(base, folder),
    bucket: isBucket ? { address: folder, endpoint: endpoint ?? null } : null,
    rule: ruleOf(level, part),
    table: table === undefined ? null : resolve(base, table),
    gapHours: values['gap-hours'] === undefined ? null : gapHours(values['gap-hours']),
    cutsAtNoon: values.noon === undefined ? null : isCut(values.noon),
    names: namesOf(values.names),
    zone: zoneOf(values.zone),
    shifts: new Map(values.shift.map(shiftOf)),
    project: project ?? null,
    replaceSample: values['replace-sample'],
    yes: values.yes,
  };
}

function ruleOf(level: string | undefined, part: string | undefined): IndexCommand['rule'] {
  if (level !== undefined) return { by: 'level', level: smallNumber('--level', level) };
  return part === undefined ? null : { by: 'name', part: smallNumber('--name-part', part) };
}

function isCut(text: string): boolean {
  if (text === 'cut' || text === 'keep') return text === 'cut';
  throw new LoadError(`--noon "${text}" is not "cut" or "keep".`);
}

function namesOf(text: string | undefined): string | null {
  if (text === undefined || text === '' || namePattern(text) !== null) return text ?? null;
  throw new LoadError(`--names "${text}" ${NAMES_WRONG}.`);
}

function zoneOf(text: string | undefined): string | null {
  if (text === undefined || text === '' || isTimeZone(text)) return text ?? null;
  throw new LoadError(`--zone "${text}" ${ZONE_WRONG}.`);
}

function smallNumber(name: string, text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new LoadError(`${name} "${text}" is not a whole number from 1 to 99.`);
}

function shiftOf(text: string): [string, number] {
  const [, name, time] = /^(.+)=([^=]+)$/.exec(text) ?? [];
  const seconds = time === undefined ? null : shiftSeconds(time);
  if (name !== undefined && seconds !== null) return [name.normalize('NFC'), seconds];
  throw new LoadError(`--shift "${text}" is not a deployment and a time, such as "Pond=+1h" or "Pond=-30min".`);
}
