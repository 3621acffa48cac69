import { LoadError } from '#service/load/load-error.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { Progress } from '#service/load/progress.ts';
import { camtrapWholeNumber } from './camtrap-numbers.ts';
import { occurrenceKeys } from './occurrence-keys.ts';
import { RepeatedIds } from './repeated-ids.ts';
import { tableFormat, type TableFormat, type TableStart } from './table-format.ts';
import type { CamtrapTable } from './table-files.ts';
import { tableRecords, type CamtrapTableFiles } from './table-records.ts';
import { tableText } from './table-text.ts';

/** A table of a package, and what its first reading found. */
export interface ReadTable extends CamtrapTableFiles {
  /** number of its lines, readable or not */
  lines: number;
  /** ids that may come more than once */
  repeated: ReadonlySet<string>;
  /** the levels of its observations; empty in other tables */
  levels: ReadonlySet<'media' | 'event'>;
}

const ID: Readonly<Record<CamtrapTable, string>> = {
  deployments: 'deploymentID',
  media: 'mediaID',
  observations: 'observationID',
};
/** A count above it must be a typing error. */
export const MOST_ANIMALS = 10_000;
/** More than any header has, in characters. */
const START_LENGTH = 100_000;

/**
 * Finds how a table is written, and reads it once to its end.
 *
 * @throws LoadError where it cannot be used: no header, no required column, bytes of another encoding
 */
export async function readTable(
  start: Pick<TableStart, 'table' | 'resource' | 'version'> & { source: Omit<CamtrapTableFiles, keyof TableFormat> },
  { say, draw }: Pick<LoadContext, 'say' | 'draw'>,
): Promise<ReadTable> {
  const { table, source } = start;
  const format = tableFormat({ ...start, ...(await startOf(source)) }, say);
  const files = { ...source, ...format };
  const ids = new RepeatedIds();
  const levels = new Set<'media' | 'event'>();
  const progress = new Progress({ say, draw }, `reading ${table}`);
  const valueOf = (values: readonly string[], column: string) => {
    const text = (values[format.columns.get(column) ?? -1] ?? '').trim();
    return format.missing.has(text) ? '' : text;
  };
  for await (const { records } of tableRecords(files)) {
    for (const { values, fault } of records) {
      if (fault !== null) continue;
      for (const one of idsOf(table, (column) => valueOf(values, column))) ids.add(one);
      if (table === 'observations') {
        levels.add(levelOf(valueOf(values, 'observationLevel'), valueOf(values, 'mediaID')));
      }
    }
    progress.add(records.length);
  }
  if (
    table === 'observations' &&
    progress.done > 0 &&
    !['mediaID', 'eventStart'].some((one) => format.columns.has(one))
  ) {
    throw new LoadError(
      `${source.files[0]} has neither mediaID nor eventStart: there is no telling when its animals were seen.`,
    );
  }
  return { ...files, lines: progress.done, repeated: ids.found, levels };
}

/** The id of a line, and of an observation of several animals those that the others get. */
function idsOf(table: CamtrapTable, valueOf: (column: string) => string): string[] {
  const id = valueOf(ID[table]);
  const isOfAnimals = table === 'observations' && valueOf('observationType').toLowerCase() === 'animal';
  const count = isOfAnimals ? camtrapWholeNumber(valueOf('count')) : 1;
  return count > 1 && count <= MOST_ANIMALS ? occurrenceKeys(id, 0, count) : [id];
}

/** Versions before 1.0 have no levels: an observation with a mediaID is of level `media`. */
export function levelOf(level: string, mediaId: string): 'media' | 'event' {
  if (level === 'media' || level === 'event') return level;
  return mediaId === '' ? 'event' : 'media';
}

async function startOf({ files, open, encoding, signal }: Omit<CamtrapTableFiles, keyof TableFormat>) {
  const [file = ''] = files;
  let text = '';
  for await (const piece of tableText(file, await open(file), { encoding, signal })) {
    text += piece;
    if (text.length > START_LENGTH) return { file, text, isWhole: false };
  }
  return { file, text, isWhole: true };
}
