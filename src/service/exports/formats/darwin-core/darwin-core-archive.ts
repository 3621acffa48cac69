import { sql } from 'kysely';
import { idsIn } from '#service/database/ids-in.ts';
import { exactCsvLine } from '#service/exports/formats/csv-line.ts';
import type {
  ExportFormat,
  ExportPart,
  ExportScope,
  LeftOutDeployment,
} from '#service/exports/formats/export-format.ts';
import { noneLocated } from '#service/exports/formats/none-located.ts';
import { orderedDeployments, type IncludedDeployment } from '#service/exports/formats/ordered-deployments.ts';
import { orderParts } from '#service/exports/formats/order-parts.ts';
import { orderStatement, type OrderStatement } from '#service/exports/formats/order-statement.ts';
import { writtenPlace, type WrittenPlace } from '#service/exports/formats/written-place.ts';
import { setBackClocks, type SetBackClocks } from '#service/exports/formats/set-back-clocks.ts';
import { sessionEfforts } from '#service/exports/formats/trap-nights.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import { zonedTimes } from '#service/exports/formats/zoned-times.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import { countFilteredOut } from '#service/exports/selection/count-filtered-out.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import type { ArchiveTaxa } from './archive-coverage.ts';
import { darwinCoreEml, PLACEHOLDER_PROTOCOL } from './darwin-core-eml.ts';
import { darwinCoreIds, type DarwinCoreId } from './darwin-core-ids.ts';
import { darwinCoreLine } from './darwin-core-line.ts';
import { darwinCoreMeta } from './darwin-core-meta.ts';
import { completeOccurrences, darwinCoreOccurrences } from './darwin-core-occurrences.ts';
import { darwinCoreTerms } from './darwin-core-terms.ts';

const HOUR_S = 3_600;
const PERIOD = 'No session: the period is the one that the source of the deployment declared.';

/** `darwin_core_archive`: events with occurrences. Records are the lines of both tables. */
export const darwinCoreArchive: ExportFormat = {
  stem: 'darwin-core',
  count: async (scope) => {
    const { quiet } = await darwinCoreDeployments(scope);
    const sessions = await countSelected(scope, 'events');
    return sessions + quiet.length + (await countSelected(scope, 'occurrences', completeOccurrences.complete));
  },
  leftOut: async (scope) => (await darwinCoreDeployments(scope)).leftOut,
  files: (scope) => {
    let read: DarwinCoreDeployments | null = null;
    const deployments = async () => (read ??= await darwinCoreDeployments(scope));
    const taxa: ArchiveTaxa = new Map();
    let stated: OrderStatement | null = null;
    const statement = async () => (stated ??= orderStatement(await orderParts(scope)));
    const timeOf = scope.options.time_zone === undefined ? asItIs : zonedTimes(scope.options.time_zone);
    let found: Promise<SetBackClocks> | null = null;
    const times = async () => ({ timeOf, clocks: await (found ??= setBackClocks(scope)) });
    let named: Promise<DarwinCoreId> | null = null;
    const ids = () => (named ??= darwinCoreIds(scope));
    return [
      { name: 'meta.xml', parts: () => whole(darwinCoreMeta(scope.options)) },
      { name: darwinCoreTerms.event.file, parts: () => events(scope, { times, ids }, deployments, statement) },
      { name: darwinCoreTerms.occurrence.file, parts: () => darwinCoreOccurrences(scope, { times, ids }, taxa) },
      // Last: it has the taxa of the occurrences.
      { name: 'eml.xml', parts: () => eml(scope, deployments, statement, taxa) },
    ];
  },
};

function asItIs(wallClock: string): string {
  return wallClock;
}

async function* whole(text: string): AsyncGenerator<ExportPart> {
  yield { text, records: null };
}

interface DarwinCoreDeployments {
  included: readonly IncludedDeployment[];
  /** without a session, in a period that their source declared: each is an event of its own */
  quiet: readonly IncludedDeployment[];
  leftOut: readonly LeftOutDeployment[];
}

async function darwinCoreDeployments(scope: ExportScope): Promise<DarwinCoreDeployments> {
  const { included, leftOut } = await orderedDeployments(scope, { session: true });
  return { included, quiet: included.filter(({ sessions }) => sessions === 0), leftOut };
}

async function* eml(
  scope: ExportScope,
  deployments: () => Promise<DarwinCoreDeployments>,
  statement: () => Promise<OrderStatement>,
  taxa: ArchiveTaxa,
): AsyncGenerator<ExportPart> {
  const { included, leftOut: without } = await deployments();
  const { haveEvent, haveTaxon, complete } = completeOccurrences;
  const leftOut = {
    withoutEvent: await countSelected(scope, 'occurrences', sql`not (${haveEvent})`),
    withoutTaxon: await countSelected(scope, 'occurrences', sql`${haveEvent} and not ${haveTaxon}`),
    filteredOut: await countFilteredOut(scope),
    // They are in the archive, without that.
    withoutMethod: await countSelected(scope, 'occurrences', sql`${complete} and identification_method is null`),
    deployments: without,
    noneLocated: await noneLocated(scope),
  };
  yield { text: darwinCoreEml(scope, await statement(), leftOut, { deployments: included, taxa }), records: null };
}

async function* events(
  scope: ExportScope,
  { times, ids }: { times: () => Promise<WrittenTimes>; ids: () => Promise<DarwinCoreId> },
  deployments: () => Promise<DarwinCoreDeployments>,
  statement: () => Promise<OrderStatement>,
): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal, options } = scope;
  yield { text: exactCsvLine(darwinCoreTerms.event.terms), records: null };
  const { timeOf, clocks } = await times();
  const idOf = await ids();
  const { line: filtered, absence, occurrences: ordered } = await statement();
  const protocol = options.publication?.sampling_protocol ?? PLACEHOLDER_PROTOCOL;
  const samplingProtocol = ordered === null ? protocol : `${protocol}; of its occurrences those of ${ordered} alone`;
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
          'events.public_id',
          'events.start',
          'events.end',
          'events.duration_seconds',
          'events.captures_count',
          'events.processed_captures_count as processed',
          'deployments.id as deployment_id',
          'deployments.public_id as deployment_public_id',
          'deployments.name as deployment_name',
          'sites.name as site',
          'deployments.latitude',
          'deployments.longitude',
          'deployments.coordinate_uncertainty_m as own_uncertainty_m',
        ])
        .where(stretch)
        .orderBy('events.id')
        .execute(),
  });
  const effortsOf = sessionEfforts(scope);
  for await (const rows of batches) {
    const effortOf = await effortsOf(rows);
    const shared = await sharedSessions(
      scope,
      rows.map(({ id }) => effortOf(id).sharedWith),
    );
    const lines = rows.map((row) => {
      const hours = Number((row.duration_seconds / HOUR_S).toFixed(2));
      const { sharedWith } = effortOf(row.id);
      const other = sharedWith === null ? null : { id: sharedWith, public_id: shared.get(sharedWith) ?? null };
      const deployment = { id: row.deployment_id, public_id: row.deployment_public_id };
      return darwinCoreLine('event', {
        eventID: idOf('event', row, row),
        eventDate: `${timeOf(row.start)}/${timeOf(row.end, clocks.has(row.id))}`,
        samplingProtocol,
        samplingEffort: [
          trapNightsText(effortOf(row.id).nights, other === null ? null : idOf('event', other, row)),
          ...(hours === 0 ? [] : [`${hours} hours`]),
          `${row.captures_count} captures`,
        ].join(', '),
        // A sample without a size has none of both.
        sampleSizeValue: hours === 0 ? null : hours,
        sampleSizeUnit: hours === 0 ? null : 'hour',
        ...placeTerms(idOf('deployment', deployment, row), writtenPlace(row, options)),
        eventRemarks: [...processingRemarks(row), ...remarks].join(' '),
      });
    });
    yield { text: lines.join(''), records: lines.length };
  }
  const { quiet } = await deployments();
  const lines = quiet.flatMap((one) =>
    one.runs === null
      ? []
      : darwinCoreLine('event', {
          eventID: idOf('deployment', { id: one.deployment_id, public_id: one.public_id }, one.exact),
          eventDate: `${timeOf(one.runs.start)}/${timeOf(one.runs.end)}`,
          samplingProtocol,
          samplingEffort: null,
          sampleSizeValue: null,
          sampleSizeUnit: null,
          ...placeTerms(idOf('deployment', { id: one.deployment_id, public_id: one.public_id }, one.exact), one),
          eventRemarks: [PERIOD, ...remarks].join(' '),
        }),
  );
  if (lines.length > 0) yield { text: lines.join(''), records: lines.length };
}

/** "1 trap-night"; of a second session of a night "0 trap-nights besides that of event:7". */
function trapNightsText(nights: number, sharedWith: string | null): string {
  const own = `${nights} ${nights === 1 ? 'trap-night' : 'trap-nights'}`;
  return sharedWith === null ? own : `${own} besides that of ${sharedWith}`;
}

/** The ids that sessions are published with, by their number here. */
async function sharedSessions({ database, signal }: ExportScope, ids: readonly (number | null)[]) {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map<number, string | null>();
  const rows = await retryWhileUnavailable(signal, () =>
    database
      .selectFrom('events')
      .select(['id', 'public_id'])
      .where(idsIn(database, 'id', wanted))
      .execute(),
  );
  return new Map(rows.map(({ id, public_id }) => [id, public_id]));
}

/** An absence in a sample counts only where all of its images were processed. */
function processingRemarks(row: { captures_count: number; processed: number | null }): string[] {
  const { captures_count: captures, processed } = row;
  if (processed === null || processed >= captures) return [];
  return [`${processed} of ${captures} captures were processed: what is not listed may have been there.`];
}

function placeTerms(locationID: string, place: WrittenPlace) {
  const { deployment_name, site, latitude, longitude, coordinate_uncertainty_m } = place;
  return {
    locationID,
    locality: site === null ? deployment_name : `${deployment_name}, ${site}`,
    decimalLatitude: latitude,
    decimalLongitude: longitude,
    geodeticDatum: latitude === null ? null : 'EPSG:4326',
    coordinateUncertaintyInMeters: coordinate_uncertainty_m,
  };
}
