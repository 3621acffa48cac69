import { ConnectionBroken, DatabaseFailure } from '#service/database/database-failure.ts';

const BROKE = 'the connection to PostgreSQL broke';
const NO_HOST = 'the host of PostgreSQL cannot be found';
const SILENT = 'PostgreSQL does not answer';
const TIMED_OUT = 'Query read timeout';
const IN_USE = 'all connections to PostgreSQL are in use';

/**
 * Errors after which a connection is unusable: codes of the system, of the server (SQLSTATE), and messages of the
 * library.
 */
const BREAKS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'PostgreSQL refuses connections, as it does while it restarts',
  // The Unix socket of a local server is a file.
  ENOENT: 'PostgreSQL refuses connections, as it does while it restarts',
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  ECONNRESET: BROKE,
  EPIPE: BROKE,
  ETIMEDOUT: SILENT,
  EHOSTUNREACH: SILENT,
  ENETUNREACH: SILENT,
  '25P03': BROKE,
  '57P01': BROKE,
  '57P02': BROKE,
  '57P03': 'PostgreSQL is starting or stopping',
  '57P05': BROKE,
  'Connection terminated': BROKE,
  'Connection terminated unexpectedly': BROKE,
  'Client has encountered a connection error and is not queryable': BROKE,
  'Client was closed and is not queryable': BROKE,
  'Connection terminated due to connection timeout': SILENT,
};

/** Errors that leave the connection usable. */
const REFUSALS: Readonly<Record<string, string>> = {
  '25006': 'PostgreSQL can only be read now',
  '53000': 'PostgreSQL has too much to do',
  '53200': 'PostgreSQL has no memory left',
  '53300': IN_USE,
  '53400': 'PostgreSQL has reached a limit of its configuration',
  '57014': 'PostgreSQL stopped a statement that took too long',
  [TIMED_OUT]: SILENT,
  'timeout exceeded when trying to connect': IN_USE,
};

/**
 * The failure of the database behind an error of PostgreSQL or of the connection to it; null for an error in a
 * statement.
 *
 * @param isUnusable whether the connection is unusable, whatever the error is
 */
export function postgresFailure(error: unknown, isUnusable = false): DatabaseFailure | null {
  const { code, message } = partsOf(error);
  if (code === '53100')
    return new DatabaseFailure('The disk of the database is full: nothing was written.', 507, error);
  const breakage = BREAKS[code] ?? BREAKS[message] ?? (/^08...$/.test(code) || isUnusable ? BROKE : undefined);
  if (breakage !== undefined) return new ConnectionBroken(`The database is away: ${breakage}.`, error);
  const refusal = REFUSALS[code] ?? REFUSALS[message];
  return refusal === undefined ? null : new DatabaseFailure(`The database is away: ${refusal}.`, 503, error);
}

/** The same where no connection could be made: whatever the error is, the database is unavailable. */
export function connectFailure(error: unknown): DatabaseFailure {
  const why = 'PostgreSQL does not let this service in; the log says why';
  return postgresFailure(error) ?? new DatabaseFailure(`The database is away: ${why}.`, 503, error);
}

/** A transaction that took too long before its COMMIT was sent. */
export function timeoutFailure(): DatabaseFailure {
  return new DatabaseFailure(`The database is away: ${SILENT}.`, 503, new Error(TIMED_OUT));
}

function partsOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: '' };
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
}
