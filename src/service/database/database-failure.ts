import { retryAfterHeader } from '#contract/headers/retry-after.ts';

/** Seconds until a retry makes sense: a restart of PostgreSQL takes about as long. */
const RETRY_S = 5;

/**
 * A failure of the database itself, not of one statement. The message is a sentence for people, without addresses,
 * paths or statements; `cause` is the driver's error, which this one replaces.
 */
export class DatabaseFailure extends Error {
  /** as log lines have named it since the first release */
  override readonly name = 'DatabaseTrouble';
  /**
   * 503: the database is unavailable, and the same request may succeed later. 507: its disk is full; it can still be
   * read. 500: it is damaged, or cannot be written.
   */
  readonly status: 500 | 503 | 507;
  /** what to do, in a sentence; empty where only the operator can help */
  readonly advice: string;

  constructor(message: string, status: 500 | 503 | 507, cause: unknown, advice?: string) {
    super(message, { cause });
    this.status = status;
    this.advice = advice ?? (status === 503 ? `Ask again in ${RETRY_S} seconds.` : '');
  }

  /** for the answer to a request */
  get headers(): Readonly<Record<string, string>> {
    return this.status === 503 ? retryAfterHeader(RETRY_S) : {};
  }

  /** for the answer to a request */
  get detail(): string {
    return `${this.message} ${this.advice}`.trimEnd();
  }
}

/** An open connection broke: its last statement may have run or not. */
export class ConnectionBroken extends DatabaseFailure {
  constructor(message: string, cause: unknown, advice?: string) {
    super(message, 503, cause, advice);
  }
}

/** A transaction whose COMMIT got no answer: it was committed or rolled back. */
export class OutcomeUnknown extends ConnectionBroken {}

/** Whether the database is unavailable, so that a retry may succeed. */
export function isUnavailable(error: unknown): error is DatabaseFailure {
  return error instanceof DatabaseFailure && error.status === 503;
}

/**
 * Runs the work of a request.
 *
 * @throws DatabaseFailure that begins with `outcome`, where the database failed and nothing was written
 */
export async function withOutcome<Result>(outcome: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseFailure) || error instanceof OutcomeUnknown) throw error;
    throw new DatabaseFailure(`${outcome} ${error.message}`, error.status, error.cause, error.advice);
  }
}
