import { periodWithin } from '#service/exports/selection/declared-period.ts';
import type { ExportScope, LeftOutDeployment } from '#service/exports/formats/export-format.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import { orderedDeployments, type IncludedDeployment } from '#service/exports/formats/ordered-deployments.ts';
import { writtenName } from '#service/exports/formats/written-place.ts';
import { withPeople } from '#service/exports/formats/written-people.ts';
import { camtrapMissingValues } from './camtrap-missing-values.ts';
import { deploymentPeriods } from './deployment-periods.ts';
import { readKept, writtenKept, type KeptValues } from '#service/exports/formats/kept-values.ts';
import { periodGap } from './period-gap.ts';
import { periodNumbers } from './period-numbers.ts';
import type { RunPeriod, SelectedPart } from './run-periods.ts';

/** A deployment of ours, which is one of the package for each period in which it ran. */
export interface CamtrapDeployment extends IncludedDeployment {
  /**
   * the deploymentID of its first period: that of its source, else the name, with the id where others of the project have
   * the same, so that every package has the same
   */
  key: string;
  latitude: number;
  longitude: number;
  /** what its source says besides, without exact coordinates where the order asks for rounded ones */
  keptValues: KeptValues<'deployments'>;
  /** by time, at least one; with the sessions that the order selects */
  periods: readonly CamtrapPeriod[];
  /** Start and end are those that its source declared, within the order's nights: one period, never several. */
  isDeclared: boolean;
}

export interface CamtrapPeriod extends SelectedPart {
  deploymentID: string;
  /** 1 of the first that a package had */
  number: number;
  /** whether the deployment has others, in this package or not */
  isOneOfSeveral: boolean;
  /** from UTC, of its start and its end, as its source gave them; undefined: that of UTC, or none */
  offsets?: { start: string | undefined; end: string | undefined };
}

export interface CamtrapDeployments {
  usable: readonly CamtrapDeployment[];
  /** without a location, or a session or period, which the standard requires */
  leftOut: readonly LeftOutDeployment[];
  /** the scope without them: tables refer to deployments of the package alone */
  scope: ExportScope;
}

/** The ordered deployments that a Camtrap DP can have, with their periods, and the others. */
export async function camtrapDeployments(scope: ExportScope): Promise<CamtrapDeployments> {
  const { included, leftOut } = await orderedDeployments(scope, { location: true, session: true });
  const keys = await deploymentKeys(scope);
  const declared = new Map(included.map((row) => [row.deployment_id, declaredWithin(row, scope)]));
  const ids = included.map(({ deployment_id: id }) => id);
  const periods = await deploymentPeriods(scope, ids);
  const parted = new Map([...periods].filter(([id, all]) => declared.get(id) === null && all.length > 0));
  const numbers = await periodNumbers(scope, parted, periodGap(scope));
  const usable = included.flatMap((row) => {
    const { deployment_id: id, latitude, longitude, runs } = row;
    if (latitude === null || longitude === null || runs === null) return [];
    const whole = declared.get(id) ?? null;
    const key = keys.of(id);
    const nights = (periods.get(id) ?? []).reduce((sum, { selected }) => sum + (selected?.nights ?? 0), 0);
    const one = { deploymentID: key, number: 1, isOneOfSeveral: false, nights, ...(whole ?? runs) };
    const several = selectedPeriods(parted.get(id) ?? [], numbers.get(id) ?? [], (number) =>
      keys.ofPeriod(id, key, number),
    );
    const written = several.length > 0 ? several : [one];
    const keptValues = keptOfDeployment(row, scope.options);
    return [{ ...row, key, latitude, longitude, runs, keptValues, periods: written, isDeclared: whole !== null }];
  });
  const deploymentIds = usable.map(({ deployment_id }) => deployment_id);
  await putOffsets(scope, usable);
  return { usable, leftOut, scope: { ...scope, selection: { ...scope.selection, deploymentIds } } };
}

/**
 * Gives periods the offsets from UTC of their source: declared ones those of the deployment, others those of their first and
 * last capture, which differ by season.
 */
async function putOffsets({ database, signal }: ExportScope, usable: readonly CamtrapDeployment[]): Promise<void> {
  for (const { deployment_id: id, keptValues, isDeclared, periods } of usable) {
    const { startOffset: start, endOffset: end = start } = keptValues;
    if (start === undefined) continue;
    for (const period of periods) {
      signal?.throwIfAborted();
      const offsetAt = async (timestamp: string) => {
        const row = await retryWhileUnavailable(signal, () =>
          database
            .selectFrom('events')
            .innerJoin('captures', 'captures.event_id', 'events.id')
            .select('captures.kept')
            .where('events.deployment_id', '=', id)
            .where('events.start', '<=', timestamp)
            .where('events.end', '>=', timestamp)
            .where('captures.timestamp', '=', timestamp)
            .limit(1)
            .executeTakeFirst(),
        );
        return row === undefined ? start : readKept('media', row.kept).offset;
      };
      period.offsets = isDeclared
        ? { start, end }
        : { start: await offsetAt(period.start), end: await offsetAt(period.end) };
    }
  }
}

function keptOfDeployment(
  { kept, exact }: IncludedDeployment,
  options: ExportScope['options'],
): KeptValues<'deployments'> {
  return writtenKept(withPeople(readKept('deployments', kept), options), (text) => writtenName(text, exact, options));
}

/** What the order's nights have of the period that the source declared; null where that is nothing, and of one session. */
function declaredWithin(
  { period_start: start, period_end: end }: IncludedDeployment,
  { selection }: ExportScope,
): { start: string; end: string } | null {
  if (start === null || end === null || selection.eventId !== null) return null;
  const within = periodWithin(selection, { start, end });
  return within.start <= within.end ? within : null;
}

function selectedPeriods(
  periods: readonly RunPeriod[],
  numbers: readonly number[],
  idOf: (number: number) => string,
): CamtrapPeriod[] {
  return periods.flatMap(({ selected }, at) => {
    const number = numbers[at] ?? 1;
    if (selected === null) return [];
    return [{ ...selected, deploymentID: idOf(number), number, isOneOfSeveral: periods.length > 1 || number > 1 }];
  });
}

interface DeploymentKeys {
  /** the deploymentID of a deployment */
  of: (id: number) => string;
  /** the same of one of its periods */
  ofPeriod: (id: number, key: string, number: number) => string;
}

/** The deploymentID of each deployment of the project, also of those that are not selected. */
async function deploymentKeys(scope: ExportScope): Promise<DeploymentKeys> {
  const { database, project, options } = scope;
  const rows = await database
    .selectFrom('deployments')
    .select(['id', 'name', 'public_id', 'latitude', 'longitude'])
    .where('project_id', '=', project.id)
    .execute();
  const counts = new Map<string, number>();
  const written = new Map(rows.map((row) => [row.id, writtenName(row.public_id ?? row.name, row, options)]));
  for (const key of written.values()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const of = (id: number) => {
    const name = written.get(id) ?? '';
    let key = name;
    // Another may be called like a name with its id; a name such as "NA" would be read as none.
    while (camtrapMissingValues.has(key.trim()) || (key === name ? (counts.get(key) ?? 0) > 1 : counts.has(key)))
      key = `${key} #${id}`.trim();
    return key;
  };
  const ofPeriod = (id: number, key: string, number: number) => {
    if (number === 1) return key;
    let period = `${key} period ${number}`;
    while (counts.has(period)) period = `${period} #${id}`;
    return period;
  };
  return { of, ofPeriod };
}
