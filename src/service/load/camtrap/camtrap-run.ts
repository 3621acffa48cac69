import type { CamtrapPackage } from './camtrap-package.ts';
import type { CamtrapSession } from './camtrap-sessions.ts';
import type { LoadContext } from '#service/load/load-context.ts';

/** One load of a Camtrap DP, with what is known of it so far. */
export interface CamtrapRun {
  context: LoadContext;
  pack: CamtrapPackage;
  gapHours: number;
  /** of the project here */
  projectId: number;
  /** when the package was made, which is when its records were, as far as anyone can tell */
  stamps: { created_at: string; updated_at: string };
  /** ids here by deploymentID */
  deployments: Map<string, number>;
  /** by deploymentID, in order of time */
  sessions: Map<string, readonly CamtrapSession[]>;
}

/** Lines that are written in one transaction. */
export const BATCH_LINES = 1_000;
