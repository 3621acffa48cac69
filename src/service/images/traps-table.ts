import { readFileSync } from 'node:fs';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { CsvReader } from '#service/load/camtrap/tables/csv-reader.ts';
import { LoadError } from '#service/load/load-error.ts';
import type { Place } from './place.ts';

/** What a table says of a deployment. */
export interface TableTrap {
  place: Place | null;
  site: string;
  device: string;
  /** from the noon of its first night to the noon after its last; null where one of them is missing */
  period: { start: string; end: string } | null;
}

/** A table of deployments, as `--table` names it. */
export interface TrapsTable {
  /** by the name of the deployment */
  traps: ReadonlyMap<string, TableTrap>;
  /** name of the deployment by folder, or by its own name where the table has no column for folders */
  folders: ReadonlyMap<string, string>;
  hasFolders: boolean;
  /** what could not be used, for the screen */
  notes: string[];
}

const COLUMNS = [
  'deployment',
  'folder',
  'latitude',
  'longitude',
  'site',
  'device',
  'first_night',
  'last_night',
] as const;
type Values = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Reads the file of a table of deployments. @throws LoadError where it cannot be read or used */
export function readTrapsTable(path: string): TrapsTable {
  return parseTrapsTable(textOf(path), path);
}

/**
 * Parses a table of deployments: CSV with a header, separated by commas, semicolons or tabs. Only `deployment` is needed;
 * unknown columns are reported.
 *
 * @param title of the table, for the error
 *
 * @throws LoadError where it has no such column
 */
export function parseTrapsTable(text: string, title: string): TrapsTable {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = [',', ';', '\t'].reduce((most, one) => (partsOf(header, one) > partsOf(header, most) ? one : most));
  const reader = new CsvReader({ delimiter, quote: '"', escape: null, comment: null });
  const [first, ...records] = [...reader.push(text), ...reader.end()];
  const names = (first?.values ?? []).map((name) => name.trim().toLowerCase());
  if (!names.includes('deployment')) throw new LoadError(`${title} has no column "deployment".`);
  const unknown = names.filter((name) => name !== '' && !COLUMNS.some((column) => column === name));
  const notes = unknown.length === 0 ? [] : [`columns that are not used: ${unknown.join(', ')}`];
  const [traps, folders] = [new Map<string, TableTrap>(), new Map<string, string>()];
  for (const { line, values, fault } of records) {
    const valueOf = (column: string) => (values[names.indexOf(column)] ?? '').trim().normalize('NFC');
    const row = Object.fromEntries(COLUMNS.map((column) => [column, valueOf(column)])) as Values;
    if (fault !== null || row.deployment === '') {
      notes.push(`line ${line}: ${fault ?? 'no deployment'}`);
      continue;
    }
    const folder = row.folder.replaceAll('\\', '/').replaceAll(/^\.?\/+|\/+$/g, '');
    folders.set(folder === '' ? row.deployment : folder, row.deployment);
    // A deployment with several folders has a line for each of them; its first line says where it is.
    if (!traps.has(row.deployment)) traps.set(row.deployment, trapOf(row, line, notes));
  }
  return { traps, folders, hasFolders: names.includes('folder'), notes };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LoadError(`The table ${path} cannot be read: ${reason}.`, { cause: error });
  }
}

function partsOf(text: string, delimiter: string): number {
  return text.split(delimiter).length;
}

function trapOf(row: Values, line: number, notes: string[]): TableTrap {
  return { place: placeOf(row, line, notes), site: row.site, device: row.device, period: periodOf(row, line, notes) };
}

function placeOf({ latitude, longitude }: Values, line: number, notes: string[]): Place | null {
  if (latitude === '' && longitude === '') return null;
  // A decimal comma, as spreadsheets of many countries write it.
  const [north, east] = [latitude, longitude].map((text) =>
    text === '' ? Number.NaN : Number(text.replace(',', '.')),
  );
  if (Math.abs(north ?? Number.NaN) <= 90 && Math.abs(east ?? Number.NaN) <= 180)
    return { latitude: north ?? 0, longitude: east ?? 0 };
  notes.push(`line ${line}: "${latitude}", "${longitude}" is no place`);
  return null;
}

function periodOf({ first_night, last_night }: Values, line: number, notes: string[]): TableTrap['period'] {
  if (first_night === '' || last_night === '') return null;
  const [first, last] = [dayOfIso(first_night), dayOfIso(last_night)];
  if (first !== null && last !== null && first <= last)
    return { start: `${isoOfDay(first)}T12:00:00`, end: `${isoOfDay(last + 1)}T12:00:00` };
  notes.push(`line ${line}: "${first_night}" to "${last_night}" is no period, YYYY-MM-DD`);
  return null;
}
