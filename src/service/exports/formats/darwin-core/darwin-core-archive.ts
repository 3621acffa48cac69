import type { CsvValue } from '#service/exports/formats/csv-line.ts';
import { exactCsvLine } from '#service/exports/formats/csv-line.ts';
import type { ExportFormat, ExportPart, ExportScope } from '#service/exports/formats/export-format.ts';
import { writtenPlace } from '#service/exports/formats/written-place.ts';
import { zonedTimes } from '#service/exports/formats/zoned-times.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { darwinCoreEml } from './darwin-core-eml.ts';
import { darwinCoreMeta } from './darwin-core-meta.ts';
import { darwinCoreTerms } from './darwin-core-terms.ts';

const HOUR_S = 3_600;

/** `darwin_core_archive`: events with occurrences. Records are the lines of both tables. */
export const darwinCoreArchive: ExportFormat = {
  stem: 'darwin-core',
  count: async ({ database, selection, signal }) =>
    (await countSelected(database, 'events', selection, signal)) +
    (await countSelected(database, 'occurrences', selection, signal)),
  files: (scope) => {
    const timeOf = scope.options.time_zone === undefined ? asItIs : zonedTimes(scope.options.time_zone);
    return [
      { name: 'meta.xml', parts: () => whole(darwinCoreMeta()) },
      { name: 'eml.xml', parts: () => whole(darwinCoreEml(scope)) },
      { name: darwinCoreTerms.event.file, parts: () => events(scope, timeOf) },
      { name: darwinCoreTerms.occurrence.file, parts: () => occurrences(scope, timeOf) },
    ];
  },
};

function asItIs(wallClock: string): string {
  return wallClock;
}

async function* whole(text: string): AsyncGenerator<ExportPart> {
  yield { text, records: null };
}

async function* events(scope: ExportScope, timeOf: (wallClock: string) => string): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal, options } = scope;
  yield { text: exactCsvLine(darwinCoreTerms.event.terms), records: null };
  const batches = stretches(database, {
    table: 'events',
    selection,
    size: batchRows,
    signal,
    read: (stretch) =>
      database
        .selectFrom('events')
        .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
        .leftJoin('sites', 'sites.id', 'deployments.site_id')
        .select([
          'events.id',
          'events.start',
          'events.end',
          'events.duration_seconds',
          'events.captures_count',
          'deployments.id as deployment_id',
          'deployments.name as deployment',
          'sites.name as site',
          'deployments.latitude',
          'deployments.longitude',
        ])
        .where(stretch)
        .orderBy('events.id')
        .execute(),
  });
  for await (const rows of batches) {
    const lines = rows.map((row) => {
      const { latitude, longitude, uncertainty } = writtenPlace(row, options);
      const hours = Number((row.duration_seconds / HOUR_S).toFixed(2));
      return line('event', {
        eventID: `event:${row.id}`,
        eventDate: `${timeOf(row.start)}/${timeOf(row.end)}`,
        samplingProtocol: 'light trap with camera',
        samplingEffort: `1 trap-night, ${hours} hours, ${row.captures_count} captures`,
        sampleSizeValue: hours,
        sampleSizeUnit: 'hour',
        parentEventID: `deployment:${row.deployment_id}`,
        locationID: `deployment:${row.deployment_id}`,
        locality: row.site === null ? row.deployment : `${row.deployment}, ${row.site}`,
        decimalLatitude: latitude,
        decimalLongitude: longitude,
        geodeticDatum: latitude === null ? null : 'EPSG:4326',
        coordinateUncertaintyInMeters: uncertainty,
      });
    });
    yield { text: lines.join(''), records: lines.length };
  }
}

async function* occurrences(scope: ExportScope, timeOf: (wallClock: string) => string): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal } = scope;
  yield { text: exactCsvLine(darwinCoreTerms.occurrence.terms), records: null };
  const batches = stretches(database, {
    table: 'occurrences',
    selection,
    size: batchRows,
    signal,
    read: (stretch) =>
      database
        .selectFrom('occurrences')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .innerJoin('taxa', 'taxa.id', 'occurrences.determination_id')
        .select([
          'occurrences.id',
          'occurrences.event_id',
          'occurrences.determination_score as score',
          'occurrences.first_appearance_timestamp as first',
          'occurrences.last_appearance_timestamp as last',
          'events.start',
          'events.end',
          'taxa.name as taxon',
          'taxa.rank',
        ])
        .where(stretch)
        .orderBy('occurrences.id')
        .execute(),
  });
  for await (const rows of batches) {
    const lines = rows.map((row) =>
      line('occurrence', {
        eventID: `event:${row.event_id}`,
        occurrenceID: `occurrence:${row.id}`,
        basisOfRecord: 'MachineObservation',
        occurrenceStatus: 'present',
        individualCount: 1,
        eventDate: `${timeOf(row.first ?? row.start)}/${timeOf(row.last ?? row.end)}`,
        scientificName: row.taxon,
        taxonRank: row.rank.toLowerCase(),
        identificationRemarks: row.score === null ? null : `score ${row.score}`,
      }),
    );
    yield { text: lines.join(''), records: lines.length };
  }
}

function line<Table extends keyof typeof darwinCoreTerms>(
  table: Table,
  row: Readonly<Record<(typeof darwinCoreTerms)[Table]['terms'][number], CsvValue>>,
): string {
  const terms: readonly (typeof darwinCoreTerms)[Table]['terms'][number][] = darwinCoreTerms[table].terms;
  return exactCsvLine(terms.map((term) => row[term]));
}
