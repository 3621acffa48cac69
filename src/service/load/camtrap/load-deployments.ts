import { ROUNDING_M } from '#contract/exports/rounding.ts';
import { formatTimestamp } from '#contract/time.ts';
import type { Database } from '#service/database/open-database.ts';
import type { CamtrapDescriptor } from './camtrap-package.ts';
import { keptColumns } from '#service/exports/formats/kept-values.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { BATCH_LINES } from './camtrap-run.ts';
import { camtrapRows, type CamtrapRow } from './camtrap-rows.ts';
import { SeenIds } from '#service/load/camtrap/tables/repeated-ids.ts';
import { deploymentNames } from './deployment-names.ts';
import { camtrapOffset, parseCamtrapTime } from './camtrap-time.ts';
import { keptOf } from './kept-of.ts';
import { camtrapWholeNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { putRows, type LoadedRow } from '#service/load/loaded-rows.ts';

/** Half of the way around the Earth: what is farther is no place. */
const MOST_UNCERTAIN_M = 20_040_000;

/**
 * Loads `deployments.csv`: deployments by their deploymentID, locations as research sites, cameras as devices. Deployments
 * are named after their locations (`deploymentNames`). Start and end are the period that the source declared, for exports; the interface shows the first and the last capture.
 */
export async function loadDeployments(run: CamtrapRun): Promise<void> {
  const { context, pack, projectId } = run;
  const names = await deploymentNames(run);
  const { coordinatePrecision: precision, noctuary } = pack.descriptor;
  const keptOfAll = {
    ownComment: noctuary === undefined ? null : noctuary.deploymentComment,
    more: precision === undefined ? {} : { coordinatePrecision: String(precision) },
  };
  const seen = new SeenIds(pack.tables.deployments.repeated);
  for await (const rows of inPortions(camtrapRows(pack, 'deployments', context.setAside), BATCH_LINES)) {
    const usable = rows.filter((row) => {
      const id = row.value('deploymentID');
      if (id === '') row.leaveOut('deploymentID', 'empty');
      else if (seen.has(id)) row.leaveOut('deploymentID', 'came before in this file');
      else {
        seen.add(id);
        return true;
      }
      return false;
    });
    await inBatch(context, async (transaction) => {
      const part = (name: string, key: string): LoadedRow<'sites'>[] =>
        name === '' ? [] : [{ key, row: { project_id: projectId, name } }];
      const sites = usable.flatMap((row) =>
        part(siteOf(row).name, siteOf(row).key).map((site) => ({ ...site, publicId: site.key })),
      );
      const devices = usable.flatMap((row) => part(deviceOf(row), deviceOf(row)));
      const siteIds = await putRows(transaction, pack.source, 'sites', sites);
      const deviceIds = await putRows(transaction, pack.source, 'devices', devices);
      const deployments = usable.map((row) => ({
        key: row.deployment,
        publicId: row.deployment,
        row: {
          project_id: projectId,
          site_id: siteIds.get(siteOf(row).key) ?? null,
          device_id: deviceIds.get(deviceOf(row)) ?? null,
          name: names.get(row.deployment) ?? row.deployment,
          ...locationOf(row),
          coordinate_uncertainty_m: uncertaintyOf(row, precision),
          ...periodOf(row, pack.descriptor),
          kept: keptOf(row, 'deployments', {
            ...keptOfAll,
            more: { ...keptOfAll.more, ...clockOf(row, noctuary) },
          }),
          ...run.stamps,
        },
      }));
      const ids = await putRows(transaction, pack.source, 'deployments', deployments);
      for (const [key, id] of ids) run.deployments.set(key, id);
      await putPeriods(run, transaction, usable);
    });
  }
  const periods =
    pack.periods.size === 0
      ? ''
      : `, of which some ran in several periods, ${pack.periods.size.toLocaleString('en')} together`;
  context.say(`  deployments: ${run.deployments.size.toLocaleString('en')}${periods}`);
}

/** Stores the numbers of periods that a package of ours gave out, so that later packages have the same; known ones stay. */
async function putPeriods(run: CamtrapRun, transaction: Database, usable: readonly CamtrapRow[]): Promise<void> {
  const rows = usable.flatMap((row) => {
    const period = run.pack.periods.get(row.value('deploymentID'));
    const [deployment_id, start] = [
      run.deployments.get(row.deployment),
      parseCamtrapTime(row.value('deploymentStart')),
    ];
    if (period === undefined || deployment_id === undefined || start === null) return [];
    return [{ deployment_id, number: period.number, start: formatTimestamp(start.wallSeconds) }];
  });
  if (rows.length === 0) return;
  await transaction
    .insertInto('deployment_periods')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function siteOf(row: CamtrapRow): { name: string; key: string } {
  const [id, name] = [row.value('locationID'), row.value('locationName')];
  return { name: name || id, key: id || name };
}

/** "Mothbox M7": the camera's model and id, or either of them. */
function deviceOf(row: CamtrapRow): string {
  return [row.value('cameraModel'), row.value('cameraID')].filter((text) => text !== '').join(' ');
}

/** Decimal degrees; 0.0, 0.0 where the location is unknown (spec 2.4), which is reported. */
function locationOf(row: CamtrapRow): { latitude: number; longitude: number } {
  const nowhere = { latitude: 0, longitude: 0 };
  const [latitudeText, longitudeText] = [row.value('latitude'), row.value('longitude')];
  if (latitudeText === '' || longitudeText === '') {
    row.note('latitude, longitude', 'no location: kept without one');
    return nowhere;
  }
  const [latitude, longitude] = [row.number('latitude'), row.number('longitude')];
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  row.note('latitude, longitude', 'is no place: kept without a location', `"${latitudeText}", "${longitudeText}"`);
  return nowhere;
}

/**
 * Whole metres, at least 1; of another value it is reported. Without one it is that of coordinates as coarse as the package
 * says (`ROUNDING_M`), so that they do not look exact; null where it says nothing.
 *
 * @param precision in degrees
 */
function uncertaintyOf(row: CamtrapRow, precision: number | undefined): number | null {
  const text = row.value('coordinateUncertainty');
  const metres = camtrapWholeNumber(text);
  if (metres >= 1 && metres <= MOST_UNCERTAIN_M) return metres;
  if (text !== '') row.note('coordinateUncertainty', 'is no whole number of metres from 1: not kept', `"${text}"`);
  if (precision === undefined || row.value('latitude') === '') return null;
  return Math.min(MOST_UNCERTAIN_M, Math.ceil((precision / 0.1) * ROUNDING_M[1].uncertainty));
}

/** The declared period as wall-clock times; both null where one is missing or they are no period, which is reported. */
function periodOf(
  row: CamtrapRow,
  { noctuary }: CamtrapDescriptor,
): { period_start: string | null; period_end: string | null } {
  const none = { period_start: null, period_end: null };
  if (noctuary !== undefined && !noctuary.declaredPeriods.includes(row.value('deploymentID'))) return none;
  const [startText, endText] = [row.value('deploymentStart'), row.value('deploymentEnd')];
  if (startText === '' || endText === '') return none;
  const [start, end] = [parseCamtrapTime(startText), parseCamtrapTime(endText)];
  if (start !== null && end !== null && start.wallSeconds <= end.wallSeconds)
    return { period_start: formatTimestamp(start.wallSeconds), period_end: formatTimestamp(end.wallSeconds) };
  row.note('deploymentStart, deploymentEnd', 'is no period: kept without one', `"${startText}", "${endText}"`);
  return none;
}

/** What a deployment says of its times: their offsets from UTC, and of a package of ours whether they may be wrong. */
function clockOf(row: CamtrapRow, noctuary: CamtrapDescriptor['noctuary']): Record<string, string> {
  const offsets = {
    startOffset: camtrapOffset(row.value('deploymentStart')),
    endOffset: camtrapOffset(row.value('deploymentEnd')),
  };
  const id = row.value('deploymentID');
  const isMarked =
    noctuary !== undefined && keptColumns.deployments.timestampIssues(row.value('timestampIssues')) === 'true';
  // Packages of earlier releases do not say why times may be wrong: in UTC they were those of a clock whose zone was not known.
  const isZoneUnknown = noctuary?.zonesNotKnown?.includes(id) ?? (isMarked && offsets.startOffset === 'Z');
  const mayBeWrong = noctuary?.timesInDoubt?.includes(id) ?? (isMarked && !isZoneUnknown);
  if (isZoneUnknown) return mayBeWrong ? { timestampIssues: 'true' } : {};
  return Object.fromEntries(
    Object.entries({ ...offsets, timestampIssues: mayBeWrong ? 'true' : null }).flatMap(([name, text]) =>
      text === null ? [] : [[name, text]],
    ),
  );
}
