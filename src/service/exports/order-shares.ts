import type { FastifyRequest } from 'fastify';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import type { Database } from '#service/database/open-database.ts';
import { RequestError } from '#service/request-error.ts';

/** Orders that wait. A client that orders more at once probably has a bug in a loop. */
const MOST_WAITING = 100;
/** Of these, orders of one client, so that others can order too. */
const MOST_OF_CLIENT = 50;
const RETRY_S = 60;

/**
 * Who may order further exports. A client is the name of a token, or without tokens a network address; what it ordered is
 * known until the process ends.
 */
export class OrderShares {
  readonly #database: Database;
  /** by client: the jobs of its orders, some of which have ended */
  readonly #ordered = new Map<string, Set<number>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * @throws RequestError 429 while very many exports are queued, or very many of this client; concurrent requests may exceed
   *   the limits slightly, which does no harm
   */
  async refuseTooMany(request: FastifyRequest): Promise<void> {
    const client = clientOf(request);
    // Those noted before the look: an order that is stored meanwhile is not among the jobs found, and still waits.
    const noted = [...(this.#ordered.get(client) ?? [])];
    const waiting = await this.#waiting();
    if (waiting.size >= MOST_WAITING)
      throw tooMany(`${MOST_WAITING} exports are waiting to be made: ask again when some are, or cancel some.`);
    const own = this.#ordered.get(client) ?? new Set();
    for (const job of noted) if (!waiting.has(job)) own.delete(job);
    if (own.size === 0) this.#ordered.delete(client);
    if (own.size >= MOST_OF_CLIENT)
      throw tooMany(
        `${MOST_OF_CLIENT} of your exports are waiting to be made: ask again when some are, or cancel some.`,
      );
  }

  /** Notes an order that was stored. */
  add(request: FastifyRequest, job: number): void {
    const client = clientOf(request);
    this.#ordered.set(client, (this.#ordered.get(client) ?? new Set()).add(job));
  }

  /** The jobs of waiting exports, at most so many. */
  async #waiting(): Promise<Set<number>> {
    const found = await this.#database
      .selectFrom('jobs')
      .innerJoin('exports', 'exports.job_id', 'jobs.id')
      .select('jobs.id')
      .where('jobs.status', '=', 'CREATED')
      .limit(MOST_WAITING)
      .execute();
    return new Set(found.map(({ id }) => id));
  }
}

function clientOf({ tokenName, ip }: FastifyRequest): string {
  return tokenName === null ? `address ${ip}` : `token ${tokenName}`;
}

function tooMany(detail: string): RequestError {
  return new RequestError(429, { detail }, retryAfterHeader(RETRY_S));
}
