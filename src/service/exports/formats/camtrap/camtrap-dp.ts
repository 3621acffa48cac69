import { sql, type SqlBool } from 'kysely';
import type { ExportFile, ExportFormat, ExportScope } from '#service/exports/formats/export-format.ts';
import { noneLocated } from '#service/exports/formats/none-located.ts';
import { orderParts } from '#service/exports/formats/order-parts.ts';
import { orderStatement, type OrderStatement } from '#service/exports/formats/order-statement.ts';
import { setBackClocks, type SetBackClocks } from '#service/exports/formats/set-back-clocks.ts';
import { zonedTimes } from '#service/exports/formats/zoned-times.ts';
import { countFilteredOut } from '#service/exports/selection/count-filtered-out.ts';
import { camtrapDeployments, type CamtrapDeployments } from './camtrap-deployments.ts';
import { camtrapDescriptor, deploymentComment, hasTimeIssues } from './camtrap-descriptor.ts';
import { camtrapHeader, camtrapLines } from './camtrap-lines.ts';
import { camtrapLeftOut } from './camtrap-left-out.ts';
import { camtrapMedia } from './camtrap-media.ts';
import { camtrapObservations, type SeenTaxa } from './camtrap-observations.ts';
import { camtrapOthers, countOthers } from './camtrap-others.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { tagsText } from './observation-tags.ts';
import { placedIds } from './placed-ids.ts';
import { periodsOf } from './periods-of.ts';
import { completeRows, isOfMediumAlone } from './complete-rows.ts';
import { countDetections } from './count-detections.ts';

const NOT_ALL_PROCESSED = sql<SqlBool>`events.processed_captures_count < events.captures_count`;

/** `camtrap_dp`: a Camtrap DP 1.0.2. Records are the lines of its three tables. */
export const camtrapDp: ExportFormat = {
  stem: 'camtrap-dp',
  count: async (scope) => {
    const { usable, scope: ofThem } = await camtrapDeployments(scope);
    const deployments = usable.reduce((sum, { periods }) => sum + periods.length, 0);
    return deployments + (await countCamtrapLines(ofThem));
  },
  leftOut: async (scope) => (await camtrapDeployments(scope)).leftOut,
  files,
};

function files(scope: ExportScope): ExportFile[] {
  const timeOf = zonedTimes(scope.options.time_zone);
  const seen: SeenTaxa = new Map();
  // The files are read one after the other: the first reads the deployments, and the descriptor is the last.
  let read: CamtrapDeployments | null = null;
  const deployments = async () => (read ??= await camtrapDeployments(scope));
  let stated: Promise<OrderStatement> | null = null;
  const statement = () => (stated ??= orderParts(scope).then(orderStatement));
  let found: Promise<SetBackClocks> | null = null;
  const clocks = () => (found ??= setBackClocks(scope));
  return [
    {
      name: 'deployments.csv',
      async *parts() {
        const { usable } = await deployments();
        const { isAfterAtEnd } = await clocks();
        const { line: filtered, absence } = await statement();
        const comments = deploymentComment({ line: filtered, absence });
        const lines = periodsOf(usable).map(({ one, period }) => ({
          ...one.keptValues,
          deploymentID: period.deploymentID,
          locationID: one.site_public_id ?? (one.site_id === null ? null : String(one.site_id)),
          locationName: one.site,
          latitude: one.latitude,
          longitude: one.longitude,
          coordinateUncertainty: one.coordinate_uncertainty_m,
          deploymentStart: timeOf(period.start, false, period.offsets?.start),
          deploymentEnd: timeOf(period.end, isAfterAtEnd(one.deployment_id, period.end), period.offsets?.end),
          // The service has one name for camera and model.
          cameraID: one.keptValues.cameraID ?? (one.keptValues.cameraModel === undefined ? one.device : null),
          timestampIssues: String(hasTimeIssues(one, scope.options)),
          deploymentGroups: tagsText([
            one.keptValues.deploymentGroups ?? null,
            period.isOneOfSeveral ? trapGroup(one.key) : null,
          ]),
          deploymentTags: tagsText([one.keptValues.deploymentTags ?? null, `trapNights:${period.nights}`]),
          deploymentComments: [comments, one.keptValues.deploymentComments ?? '']
            .filter((text) => text !== '')
            .join(' '),
        }));
        yield { text: camtrapHeader('deployments'), records: null };
        yield { text: camtrapLines('deployments', lines), records: lines.length };
      },
    },
    {
      name: 'media.csv',
      async *parts() {
        const known = await deployments();
        yield* camtrapMedia(known.scope, placedIds(known.usable, scope.options), { timeOf, clocks: await clocks() });
      },
    },
    {
      name: 'observations.csv',
      async *parts() {
        const known = await deployments();
        const ids = placedIds(known.usable, scope.options);
        const times = { timeOf, clocks: await clocks() };
        yield* camtrapObservations(known.scope, ids, times, seen);
        yield* camtrapOthers(known.scope, ids, times, seen);
      },
    },
    {
      name: 'datapackage.json',
      async *parts() {
        const known = await deployments();
        const rowsLeftOut = await camtrapLeftOut(scope, known.scope);
        const filteredOut = await countFilteredOut(scope);
        const order = {
          parts: await orderParts(scope),
          statement: await statement(),
          filteredOut,
          noneLocated: await noneLocated(scope),
          dataset: await datasetOf(scope),
          unprocessed: await countSelected(known.scope, 'events', NOT_ALL_PROCESSED),
        };
        yield { text: camtrapDescriptor(scope, known, seen, rowsLeftOut, order), records: null };
      },
    },
  ];
}

/** The package that the project came with first; null where it came with none. */
async function datasetOf({ database, project, signal }: ExportScope): Promise<string | null> {
  const row = await retryWhileUnavailable(signal, () =>
    database.selectFrom('projects').select('dataset').where('id', '=', project.id).executeTakeFirst(),
  );
  return row?.dataset ?? null;
}

/** The group of the periods of one trap, as the standard writes groups; a bar is between groups. */
function trapGroup(key: string): string {
  return `trap:${key.replaceAll('%', '%25').replaceAll('|', '%7C')}`;
}

/**
 * The number of lines of media, and of observations at both levels: captures, occurrences and detections. What came as an
 * observation of a medium alone is one line.
 */
async function countCamtrapLines(scope: ExportScope): Promise<number> {
  const detections = await countDetections(scope, completeRows.detections(scope.selection));
  const captures = await countSelected(scope, 'captures', completeRows.captures);
  const occurrences = await countSelected(scope, 'occurrences', completeRows.occurrences);
  const both = sql<SqlBool>`${completeRows.occurrences} and ${isOfMediumAlone(scope.selection)}`;
  const others = await countOthers(scope);
  return captures + others + occurrences + detections - (await countSelected(scope, 'occurrences', both));
}
