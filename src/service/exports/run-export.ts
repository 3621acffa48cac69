import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseFailure, isUnavailable } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { readJobProgress } from '#service/database/read-job-progress.ts';
import { EXPORT_BATCH_ROWS } from './export-batch.ts';
import { endExport } from './end-export.ts';
import { ClaimLost, RENEW_MS, renewClaim, reportOnClaim, type ExportClaim } from './export-claim.ts';
import { waitingProgress } from './export-progress.ts';
import { makeExport } from './make-export.ts';
import { serviceTimestamp } from './service-timestamp.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

/** Attempts that may fail unexpectedly, such as by a killed process, before the job fails. */
const MOST_ATTEMPTS = 3;
/** Small, so that a slowed-down job shows progress. */
const SLOW_BATCH_ROWS = 200;

export interface ExportRun {
  folder: string;
  /** pause after each batch, to slow jobs down */
  pauseMs: number;
  /** aborted when the process shuts down */
  stop: AbortSignal;
  /** called when the database is unavailable */
  onUnavailable: () => void;
  /** called at each progress, with the length of the pause that follows */
  onProgress: (thenRestsMs: number) => void;
  log: FastifyBaseLogger;
}

/**
 * Runs a claimed export until it is finished, failed, released, or its claim is lost.
 *
 * @returns false after an unexpected error: the job is queued again, and the caller should wait before the next attempt
 */
export async function runExport(database: Database, claim: ExportClaim, run: ExportRun): Promise<boolean> {
  const lost = new AbortController();
  const signal = AbortSignal.any([run.stop, lost.signal]);
  const renewal = setInterval(() => {
    renewClaim(database, claim).then(
      (held) => held || lost.abort(new ClaimLost()),
      // The next report meets the same error, and waits.
      (error: unknown) => {
        if (isUnavailable(error)) run.onUnavailable();
      },
    );
  }, RENEW_MS);
  try {
    const logs = await retryWhileUnavailable(signal, () => logsOfAttempts(database, claim.jobId));
    if (logs.length >= MOST_ATTEMPTS) {
      await retryWhileUnavailable(signal, () => giveUp(database, claim));
      return true;
    }
    try {
      await makeExport(database, claim, {
        folder: run.folder,
        batchRows: run.pauseMs > 0 ? SLOW_BATCH_ROWS : EXPORT_BATCH_ROWS,
        logs,
        now: serviceTimestamp,
        signal,
        afterBatch: async () => {
          signal.throwIfAborted();
          run.onProgress(run.pauseMs);
          if (run.pauseMs > 0) await wait(run.pauseMs, undefined, { signal });
        },
      });
      return true;
    } catch (error) {
      if (error instanceof ClaimLost || lost.signal.aborted) return true;
      return await retryWhileUnavailable(signal, () =>
        settle(database, claim, { error, logs, isStopping: run.stop.aborted, log: run.log }),
      );
    }
  } finally {
    clearInterval(renewal);
  }
}

/** One log line for each failed attempt, including one whose process vanished without logging. */
async function logsOfAttempts(database: Database, jobId: number): Promise<unknown[]> {
  const { progress } = await database
    .selectFrom('jobs')
    .select('progress')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { summary, logs } = readJobProgress(progress, 'CREATED');
  return summary.status === 'STARTED' ? [...logs, 'Begun again: the process that worked on it vanished.'] : logs;
}

function giveUp(database: Database, { jobId, claim }: ExportClaim) {
  const error = `The export was given up after ${MOST_ATTEMPTS} attempts that broke off; the service's log says why.`;
  return endExport(database, jobId, { status: 'FAILURE', at: serviceTimestamp(), error, claim });
}

interface Breakage {
  error: unknown;
  logs: readonly unknown[];
  isStopping: boolean;
  log: FastifyBaseLogger;
}

async function settle(database: Database, claim: ExportClaim, { error, logs, isStopping, log }: Breakage) {
  const at = serviceTimestamp();
  const fault = fileFault(error);
  if (fault !== null) {
    log.warn({ job: claim.jobId, error: String(error) }, 'An export file could not be written.');
    await endExport(database, claim.jobId, { status: 'FAILURE', at, error: fault, claim: claim.claim });
    return true;
  }
  if (!isStopping) log.error({ job: claim.jobId, err: error }, 'An export broke off.');
  if (!isStopping && logs.length + 1 >= MOST_ATTEMPTS) {
    await giveUp(database, claim);
    return true;
  }
  const left = isStopping ? logs : [...logs, 'Broken off by an unexpected error; the log of the service has it.'];
  await reportOnClaim(database, claim, { progress: waitingProgress(null, left), at }).catch((failure: unknown) => {
    if (!(failure instanceof ClaimLost)) throw failure;
  });
  return isStopping;
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk that holds the export files is full',
  EDQUOT: 'The disk space that the service may use is full',
  EFBIG: 'The file would be larger than the service may write',
  EROFS: 'The disk that holds the export files can only be read',
  EACCES: 'The folder of the export files is not writable for the service',
  EPERM: 'The folder of the export files is not writable for the service',
  ENOTDIR: 'The place of the export files is not a folder',
  ENOENT: 'The folder of the export files is missing',
  EMFILE: 'The service has too many files open',
  ENFILE: 'The machine has too many files open',
  EIO: 'The disk that holds the export files failed',
  SQLITE_FULL: 'The disk that holds the database is full',
  // Postgres's disk_full.
  '53100': 'The disk that holds the database is full',
};

/** Why writing failed, in plain words and with the system's code; null for any other error. */
function fileFault(error: unknown): string | null {
  const origin = error instanceof DatabaseFailure ? error.cause : error;
  if (!(origin instanceof Error) || !('code' in origin)) return null;
  const words = FAULTS[String(origin.code)];
  return words === undefined ? null : `${words} (${String(origin.code)}).`;
}
