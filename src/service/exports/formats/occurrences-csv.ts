import { countSelected } from '#service/exports/selection/count-selected.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { csvLine } from './csv-line.ts';
import type { ExportFormat, ExportPart, ExportScope } from './export-format.ts';

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

/** `occurrences_simple_csv`: RFC 4180, UTF-8, a header line, one line per occurrence. */
export const occurrencesCsv: ExportFormat = {
  stem: 'occurrences',
  count: ({ database, selection, signal }) => countSelected(database, 'occurrences', selection, signal),
  files: (scope) => [{ name: 'occurrences.csv', parts: () => parts(scope) }],
};

async function* parts({ database, selection, batchRows, signal }: ExportScope): AsyncGenerator<ExportPart> {
  yield { text: csvLine(HEADER), records: null };
  const batches = stretches(database, {
    table: 'occurrences',
    selection,
    size: batchRows,
    signal,
    read: (stretch) =>
      database
        .selectFrom('occurrences')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .innerJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
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
        .where(stretch)
        .orderBy('occurrences.id')
        .execute(),
  });
  for await (const rows of batches)
    yield { text: rows.map((row) => csvLine(HEADER.map((name) => row[name]))).join(''), records: rows.length };
}
