import { open } from 'node:fs/promises';
import type { Database } from '#service/database/open-database.ts';

export interface OccurrenceSelection {
  projectId: number;
  /** first and last day (YYYY-MM-DD) of the sessions, both included; null leaves that end open */
  firstDay: string | null;
  lastDay: string | null;
}

const BATCH_ROWS = 5_000;
const HEADER = [
  'occurrence_id',
  'determination',
  'rank',
  'determination_score',
  'event_id',
  'event_start',
  'event_end',
  'deployment_id',
  'deployment_name',
  'latitude',
  'longitude',
] as const;

/**
 * Writes the selected occurrences as `occurrences_simple_csv`: RFC 4180, UTF-8, a header line, one line an occurrence
 * in order of id. Rows are read and written a batch at a time, so that memory stays flat.
 *
 * @returns how many occurrences were written, and the file's size in bytes
 */
export async function writeOccurrencesCsv(
  database: Database,
  selection: OccurrenceSelection,
  path: string,
): Promise<{ records: number; bytes: number }> {
  const file = await open(path, 'w');
  try {
    let records = 0;
    await file.write(csvLine(HEADER));
    for (let afterId = 0; ;) {
      const rows = await batchAfter(database, selection, afterId);
      const last = rows.at(-1);
      if (last === undefined) break;
      await file.write(rows.map((row) => csvLine(HEADER.map((name) => row[name]))).join(''));
      records += rows.length;
      afterId = last.occurrence_id;
    }
    return { records, bytes: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

function batchAfter(database: Database, { projectId, firstDay, lastDay }: OccurrenceSelection, afterId: number) {
  return database
    .selectFrom('occurrences')
    .innerJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .innerJoin('taxa', 'taxa.id', 'occurrences.determination_id')
    .select([
      'occurrences.id as occurrence_id',
      'taxa.name as determination',
      'taxa.rank',
      'occurrences.determination_score',
      'events.id as event_id',
      'events.start as event_start',
      'events.end as event_end',
      'deployments.id as deployment_id',
      'deployments.name as deployment_name',
      'deployments.latitude',
      'deployments.longitude',
    ])
    .where('deployments.project_id', '=', projectId)
    .where('occurrences.id', '>', afterId)
    .$if(firstDay !== null, (query) => query.where('events.start', '>=', `${firstDay}T00:00:00`))
    .$if(lastDay !== null, (query) => query.where('events.start', '<=', `${lastDay}T23:59:59`))
    .orderBy('occurrences.id')
    .limit(BATCH_ROWS)
    .execute();
}

function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => (typeof value === 'string' ? csvText(value) : String(value ?? ''))).join(',')}\r\n`;
}

/** Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers never do. */
function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
