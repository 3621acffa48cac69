import { sql, type NotNull, type SqlBool } from 'kysely';
import type { CsvValue } from '#service/exports/formats/csv-line.ts';
import { idsIn } from '#service/database/ids-in.ts';
import { exactCsvLine } from '#service/exports/formats/csv-line.ts';
import type {
  ExportFormat,
  ExportPart,
  ExportScope,
  LeftOutDeployment,
} from '#service/exports/formats/export-format.ts';
import { orderedDeployments, type IncludedDeployment } from '#service/exports/formats/ordered-deployments.ts';
import { orderParts } from '#service/exports/formats/order-parts.ts';
import { orderStatement, type OrderStatement } from '#service/exports/formats/order-statement.ts';
import { writtenPlace, type WrittenPlace } from '#service/exports/formats/written-place.ts';
import { setBackClocks, type SetBackClocks } from '#service/exports/formats/set-back-clocks.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import { zonedTimes } from '#service/exports/formats/zoned-times.ts';
import { countFilteredOut } from '#service/exports/selection/count-filtered-out.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { classifiedTaxa } from './classified-taxa.ts';
import { darwinCoreEml } from './darwin-core-eml.ts';
import { darwinCoreMeta } from './darwin-core-meta.ts';
import { darwinCoreTerms } from './darwin-core-terms.ts';

const HOUR_S = 3_600;
const PROTOCOL = 'light trap with camera';
const PERIOD = 'No session: the period is the one that the source of the deployment declared.';

const HAS_EVENT = sql<SqlBool>`occurrences.event_id is not null`;
const HAS_TAXON = sql<SqlBool>`exists (select 1 from taxa
  where taxa.id = occurrences.determination_id and taxa.name <> '')`;
/** An occurrence extends an event, and GBIF requires a scientific name. */
const COMPLETE = sql<SqlBool>`${HAS_EVENT} and ${HAS_TAXON}`;

/** `darwin_core_archive`: events with occurrences. Records are the lines of both tables. */
export const darwinCoreArchive: ExportFormat = {
  stem: 'darwin-core',
  count: async (scope) => {
    const { quiet } = await darwinCoreDeployments(scope);
    const sessions = await countSelected(scope, 'events');
    return sessions + quiet.length + (await countSelected(scope, 'occurrences', COMPLETE));
  },
  leftOut: async (scope) => (await darwinCoreDeployments(scope)).leftOut,
  files: (scope) => {
    let read: DarwinCoreDeployments | null = null;
    const deployments = async () => (read ??= await darwinCoreDeployments(scope));
    let stated: OrderStatement | null = null;
    const statement = async () => (stated ??= orderStatement(await orderParts(scope)));
    const timeOf = scope.options.time_zone === undefined ? asItIs : zonedTimes(scope.options.time_zone);
    let found: Promise<SetBackClocks> | null = null;
    const times = async () => ({ timeOf, clocks: await (found ??= setBackClocks(scope)) });
    return [
      { name: 'meta.xml', parts: () => whole(darwinCoreMeta()) },
      { name: 'eml.xml', parts: () => eml(scope, deployments, statement) },
      { name: darwinCoreTerms.event.file, parts: () => events(scope, times, deployments, statement) },
      { name: darwinCoreTerms.occurrence.file, parts: () => occurrences(scope, times) },
    ];
  },
};

function asItIs(wallClock: string): string {
  return wallClock;
}

/** From the first to the last capture of each occurrence of a session in which the clock was set back. */
async function datesOfCaptures(
  database: ExportScope['database'],
  ids: readonly number[],
  { timeOf, clocks }: WrittenTimes,
): Promise<ReadonlyMap<number, string>> {
  const captures = await database
    .selectFrom('detections')
    .innerJoin('captures', 'captures.id', 'detections.capture_id')
    .select(['detections.occurrence_id as id', 'captures.id as capture_id', 'captures.event_id', 'captures.timestamp'])
    .where(idsIn(database, 'detections.occurrence_id', ids))
    .where('captures.timestamp', 'is not', null)
    .$narrowType<{ timestamp: NotNull }>()
    .execute();
  const times = new Map(ids.map((id) => [id, [] as string[]]));
  for (const { id, capture_id, event_id, timestamp } of captures)
    times.get(id)?.push(timeOf(timestamp, clocks.isAfter(event_id, capture_id)));
  return new Map(
    [...times].flatMap(([id, of]) => {
      const sorted = of.toSorted((one, other) => Date.parse(one) - Date.parse(other));
      return sorted.length === 0 ? [] : [[id, `${sorted[0]}/${sorted.at(-1)}`]];
    }),
  );
}

async function* whole(text: string): AsyncGenerator<ExportPart> {
  yield { text, records: null };
}

interface DarwinCoreDeployments {
  /** without a session, in a period that their source declared: each is an event of its own */
  quiet: readonly IncludedDeployment[];
  leftOut: readonly LeftOutDeployment[];
}

async function darwinCoreDeployments(scope: ExportScope): Promise<DarwinCoreDeployments> {
  const { included, leftOut } = await orderedDeployments(scope, { session: true });
  return { quiet: included.filter(({ sessions }) => sessions === 0), leftOut };
}

async function* eml(
  scope: ExportScope,
  deployments: () => Promise<DarwinCoreDeployments>,
  statement: () => Promise<OrderStatement>,
): AsyncGenerator<ExportPart> {
  const leftOut = {
    withoutEvent: await countSelected(scope, 'occurrences', sql`not (${HAS_EVENT})`),
    withoutTaxon: await countSelected(scope, 'occurrences', sql`${HAS_EVENT} and not ${HAS_TAXON}`),
    filteredOut: await countFilteredOut(scope),
    deployments: (await deployments()).leftOut,
  };
  yield { text: darwinCoreEml(scope, await statement(), leftOut), records: null };
}

async function* events(
  scope: ExportScope,
  times: () => Promise<WrittenTimes>,
  deployments: () => Promise<DarwinCoreDeployments>,
  statement: () => Promise<OrderStatement>,
): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal, options } = scope;
  yield { text: exactCsvLine(darwinCoreTerms.event.terms), records: null };
  const { timeOf, clocks } = await times();
  const { line: filtered, absence, occurrences: ordered } = await statement();
  const samplingProtocol = ordered === null ? PROTOCOL : `${PROTOCOL}; of its occurrences those of ${ordered} alone`;
  const remarks = [filtered, absence].filter((text) => text !== null);
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
          'events.processed_captures_count as processed',
          'deployments.id as deployment_id',
          'deployments.name as deployment_name',
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
      const hours = Number((row.duration_seconds / HOUR_S).toFixed(2));
      return line('event', {
        eventID: `event:${row.id}`,
        eventDate: `${timeOf(row.start)}/${timeOf(row.end, clocks.has(row.id))}`,
        samplingProtocol,
        samplingEffort: [
          '1 trap-night',
          ...(hours === 0 ? [] : [`${hours} hours`]),
          `${row.captures_count} captures`,
        ].join(', '),
        // A sample without a size has none of both.
        sampleSizeValue: hours === 0 ? null : hours,
        sampleSizeUnit: hours === 0 ? null : 'hour',
        ...placeTerms(row.deployment_id, writtenPlace(row, options)),
        eventRemarks: [...processingRemarks(row), ...remarks].join(' '),
      });
    });
    yield { text: lines.join(''), records: lines.length };
  }
  const { quiet } = await deployments();
  const lines = quiet.flatMap((one) =>
    one.runs === null
      ? []
      : line('event', {
          eventID: `deployment:${one.deployment_id}`,
          eventDate: `${timeOf(one.runs.start)}/${timeOf(one.runs.end)}`,
          samplingProtocol,
          samplingEffort: null,
          sampleSizeValue: null,
          sampleSizeUnit: null,
          ...placeTerms(one.deployment_id, one),
          eventRemarks: [PERIOD, ...remarks].join(' '),
        }),
  );
  if (lines.length > 0) yield { text: lines.join(''), records: lines.length };
}

/** An absence in a sample counts only where all of its images were processed. */
function processingRemarks(row: { captures_count: number; processed: number | null }): string[] {
  const { captures_count: captures, processed } = row;
  if (processed === null || processed >= captures) return [];
  return [`${processed} of ${captures} captures were processed: what is not listed may have been there.`];
}

function placeTerms(id: number, place: WrittenPlace) {
  const { deployment_name, site, latitude, longitude, coordinate_uncertainty_m } = place;
  return {
    locationID: `deployment:${id}`,
    locality: site === null ? deployment_name : `${deployment_name}, ${site}`,
    decimalLatitude: latitude,
    decimalLongitude: longitude,
    geodeticDatum: latitude === null ? null : 'EPSG:4326',
    coordinateUncertaintyInMeters: coordinate_uncertainty_m,
  };
}

async function* occurrences(scope: ExportScope, times: () => Promise<WrittenTimes>): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal } = scope;
  yield { text: exactCsvLine(darwinCoreTerms.occurrence.terms), records: null };
  const { timeOf, clocks } = await times();
  const taxonOf = await classifiedTaxa(database);
  const batches = stretches(database, {
    table: 'occurrences',
    selection,
    size: batchRows,
    signal,
    read: async (stretch) => {
      const rows = await database
        .selectFrom('occurrences')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .select([
          'occurrences.id',
          'occurrences.determination_id as taxon_id',
          'events.id as event_id',
          'occurrences.determination_score as score',
          'occurrences.first_appearance_timestamp as first',
          'occurrences.last_appearance_timestamp as last',
          'events.start',
          'events.end',
        ])
        .where(stretch)
        .where(COMPLETE)
        .$narrowType<{ taxon_id: NotNull }>()
        .orderBy('occurrences.id')
        .execute();
      const across = rows.filter(({ event_id }) => clocks.has(event_id)).map(({ id }) => id);
      const dates = across.length === 0 ? null : await datesOfCaptures(database, across, { timeOf, clocks });
      return rows.map((row) => ({ ...row, date: dates?.get(row.id) ?? null }));
    },
  });
  for await (const rows of batches) {
    const lines = rows.flatMap((row) => {
      const taxon = taxonOf(row.taxon_id);
      // `COMPLETE` leaves it out.
      if (taxon === undefined) return [];
      return line('occurrence', {
        eventID: `event:${row.event_id}`,
        occurrenceID: `occurrence:${row.id}`,
        basisOfRecord: 'MachineObservation',
        occurrenceStatus: 'present',
        individualCount: 1,
        eventDate:
          row.date ?? `${timeOf(row.first ?? row.start)}/${timeOf(row.last ?? row.end, clocks.has(row.event_id))}`,
        ...taxon,
        identificationRemarks: row.score === null ? null : `score ${row.score}`,
      });
    });
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
