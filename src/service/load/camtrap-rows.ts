import { parse, type Info } from 'csv-parse';
import type { CamtrapPackage, CamtrapTable } from './camtrap-package.ts';
import { LoadError } from './load-error.ts';
import type { SetAside } from './set-aside.ts';

/** A line of a table: a value for every column, empty where there is none. */
export interface CamtrapRow {
  /** of the file, from 1 */
  line: number;
  value: (column: string) => string;
  /** lists why the line cannot be used */
  leaveOut: (field: string, why: string) => void;
  /** lists why a value of the line cannot be used */
  note: (field: string, why: string) => void;
}

/** Columns that a load cannot do without. */
const NEEDED: Record<CamtrapTable, readonly string[]> = {
  deployments: ['deploymentID'],
  media: ['mediaID', 'deploymentID', 'timestamp'],
  observations: ['observationID', 'deploymentID', 'observationType', 'scientificName'],
};

/** The lines of a table one by one (Camtrap DP: CSV after RFC 4180, UTF-8). @throws LoadError where it is no table */
export async function* camtrapRows(
  pack: CamtrapPackage,
  table: CamtrapTable,
  setAside: SetAside,
): AsyncGenerator<CamtrapRow> {
  const file = pack.fileOf(table);
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
  const stream = await pack.open(table);
  stream.once('error', (error) => parser.destroy(error));
  let header: string[] | null = null;
  try {
    for await (const { record, info } of stream.pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = info.lines;
      if (header === null) {
        header = record.map((name) => name.trim());
        const missing = NEEDED[table].find((name) => header?.includes(name) === false);
        if (missing !== undefined) throw new LoadError(`${file} has no column ${missing}.`);
        continue;
      }
      const names = header;
      const thing = (field: string, why: string) => ({ where: file, at: `line ${line}`, field, why });
      const row: CamtrapRow = {
        line,
        value: (column) => record[names.indexOf(column)]?.trim() ?? '',
        leaveOut: (field, why) => setAside.add(thing(field, why)),
        note: (field, why) => setAside.note(thing(field, why)),
      };
      if (record.length === names.length) yield row;
      else row.leaveOut('line', `${record.length} values in place of ${names.length}`);
    }
  } catch (error) {
    if (error instanceof LoadError || !(error instanceof Error) || !('code' in error)) throw error;
    throw new LoadError(`${file} cannot be read: ${error.message}.`, { cause: error });
  } finally {
    stream.destroy();
  }
  if (header === null) throw new LoadError(`${file} is empty.`);
}

/** Rows in portions, so that each can be one batch. */
export async function* inPortions<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let portion: Item[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
