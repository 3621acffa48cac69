import { camtrapColumns } from '#service/exports/formats/camtrap/camtrap-columns.ts';
import type { CamtrapTable } from './table-files.ts';

/** Required columns. */
const NEEDED: Record<CamtrapTable, readonly string[]> = {
  deployments: ['deploymentID'],
  media: ['mediaID', 'deploymentID', 'timestamp'],
  observations: ['observationID', 'deploymentID', 'observationType', 'scientificName'],
};

/**
 * Names of columns before Camtrap DP 1.0: those of 0.1.6, and two older ones. An observation of 0.1.6 has one time, that
 * of its sequence, and no level (`levelOf` in `usable-observations.ts`).
 */
const EARLIER: Record<CamtrapTable, Readonly<Record<string, readonly string[]>>> = {
  deployments: {
    deploymentStart: ['start'],
    deploymentEnd: ['end'],
    cameraDelay: ['cameraInterval'],
    deploymentGroups: ['session', 'array'],
    deploymentTags: ['tags'],
    deploymentComments: ['comments'],
  },
  media: { favorite: ['favourite'], mediaComments: ['comments'] },
  observations: {
    eventID: ['sequenceID'],
    eventStart: ['timestamp'],
    cameraSetupType: ['cameraSetup'],
    lifeStage: ['age'],
    behavior: ['behaviour'],
    individualSpeed: ['speed'],
    individualPositionRadius: ['radius'],
    individualPositionAngle: ['angle'],
    classificationProbability: ['classificationConfidence'],
    observationComments: ['comments'],
  },
};

/** The position of each known column in a record. */
export type TableColumns = ReadonlyMap<string, number>;

/**
 * Finds the columns of a table by the names in its header. Databases write names in small letters and with underscores:
 * `deploymentid` and `deployment_id` are `deploymentID`, where no column has that name itself.
 */
export function tableColumns(table: CamtrapTable, header: readonly string[]): TableColumns {
  const plain = header.map(plainName);
  const columns = new Map<string, number>();
  for (const name of camtrapColumns[table]) {
    const places = [
      header.indexOf(name),
      plain.indexOf(plainName(name)),
      ...(EARLIER[table][name] ?? []).map((earlier) => plain.indexOf(plainName(earlier))),
    ];
    const place = places.find((at) => at !== -1);
    if (place !== undefined) columns.set(name, place);
  }
  return columns;
}

/** The first required column that is missing; undefined where none is. */
export function missingColumn(table: CamtrapTable, columns: TableColumns): string | undefined {
  return NEEDED[table].find((name) => !columns.has(name));
}

function plainName(name: string): string {
  return name.replaceAll(/[\s_.-]/g, '').toLowerCase();
}
