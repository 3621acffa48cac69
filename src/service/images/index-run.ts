import type { Selectable } from 'kysely';
import type { Tables } from '#service/database/tables.ts';
import { reportOnClaim } from '#service/exports/export-claim.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import type { ImageMapping } from './image-mapping.ts';
import type { ImageProblems } from './image-problems.ts';
import type { ClaimedSource } from './image-source.ts';
import { indexProgress, type IndexState } from './index-progress.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import type { TableTrap } from './traps-table.ts';

/** The state of one run that indexes a folder. */
export interface IndexRun {
  /** without a source: each batch updates the counters itself */
  context: LoadContext & { source: null };
  /** under which the ids of its deployments are stored */
  keys: string;
  source: ClaimedSource;
  store: ImageStore;
  mapping: ImageMapping;
  traps: ReadonlyMap<string, TableTrap>;
  problems: ImageProblems;
  state: IndexState;
  /** files that this run found to be new, changed, moved, vanished or back */
  changes: { new: number; changed: number; moved: number; vanished: number };
}

/** A file as the database has it. */
export type StoredFile = Selectable<Tables['image_files']>;

/** Files that are written in one transaction. */
export const BATCH_FILES = 1_000;

/** Writes how far the job has come. @throws ClaimLost where another process has the folder now */
export async function report({ context, source, state }: IndexRun): Promise<void> {
  await reportOnClaim(context.database, source.claim, { progress: indexProgress(state), at: serviceTimestamp() });
}

/** A deployment whose captures are brought up to date. */
export interface Settled {
  id: number;
  /** seconds that are added to its clock */
  shift: number;
}

/** The exposures of one moment: one capture. */
export type Moment = readonly [StoredFile, ...StoredFile[]];
