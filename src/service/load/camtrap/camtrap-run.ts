import type { CamtrapPackage } from './camtrap-package.ts';
import type { CamtrapSession } from './camtrap-sessions.ts';
import type { LoadContext } from '#service/load/load-context.ts';

/** The state of one load of a Camtrap DP. */
export interface CamtrapRun {
  context: LoadContext;
  pack: CamtrapPackage;
  gapHours: number;
  /** id of the project in the database */
  projectId: number;
  /** creation time of the package, used for its records, which have none */
  stamps: { created_at: string; updated_at: string };
  /** ids in the database by deploymentID */
  deployments: Map<string, number>;
  /** by deploymentID, by time */
  sessions: Map<string, readonly CamtrapSession[]>;
  /** the preferred spelling in the package of each name of a taxon, by `taxonKey` */
  spellings: Map<string, string>;
  /** the rank that all packages together declare of each name, by `taxonKey` */
  declaredRanks: ReadonlyMap<string, string>;
}

/** Lines that are written in one transaction. */
export const BATCH_LINES = 1_000;
