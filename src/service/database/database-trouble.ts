/** Seconds after which asking again makes sense: a restart of PostgreSQL takes about as long. */
const RETRY_S = 5;

/**
 * What is wrong with the database itself, not with a question to it. The message is a sentence for people, without
 * addresses, paths or statements; `cause` is the error as it came, in whose place the drivers throw this one.
 */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';
  /**
   * 503: the database is away, and the same request may well be answered in a while.
   * 507: its disk is full; it can still be read. 500: it is damaged, or cannot be written.
   */
  readonly status: 500 | 503 | 507;
  /** what to do, in a sentence; empty where only the operator can do something */
  readonly advice: string;

  constructor(message: string, status: 500 | 503 | 507, cause: unknown, advice?: string) {
    super(message, { cause });
    this.status = status;
    this.advice = advice ?? (status === 503 ? `Ask again in ${RETRY_S} seconds.` : '');
  }

  /** for the answer to a request */
  get headers(): Readonly<Record<string, string>> {
    return this.status === 503 ? { 'retry-after': String(RETRY_S) } : {};
  }

  /** for the answer to a request */
  get detail(): string {
    return `${this.message} ${this.advice}`.trimEnd();
  }
}

/** A connection that worked has broken: what was asked over it may have been done or not. */
export class ConnectionBroken extends DatabaseTrouble {
  constructor(message: string, cause: unknown, advice?: string) {
    super(message, 503, cause, advice);
  }
}

/** A transaction whose COMMIT got no answer: what it wrote is there whole, or not at all. */
export class OutcomeUnknown extends ConnectionBroken {}

/** Whether the database is away, so that the same may be tried again in a while. */
export function isAway(error: unknown): error is DatabaseTrouble {
  return error instanceof DatabaseTrouble && error.status === 503;
}

/**
 * Does what a request asks to be done. @throws DatabaseTrouble that begins with `outcome`, where the database failed and
 * nothing was done
 */
export async function orSay<Result>(outcome: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseTrouble) || error instanceof OutcomeUnknown) throw error;
    throw new DatabaseTrouble(`${outcome} ${error.message}`, error.status, error.cause, error.advice);
  }
}
