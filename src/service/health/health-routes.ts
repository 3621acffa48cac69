import type { FastifyInstance } from 'fastify';
import { DATA_HEADER } from './data-identity.ts';

/** Resolves where a part of the service works; otherwise rejects with the reason. */
export type HealthCheck = () => Promise<void>;

export interface HealthOptions {
  /** A part that has not answered by then has failed. */
  checkMs?: number;
  /** Readiness results are cached for this long. */
  cachedMs?: number;
  /** Exports without progress for this long count as stalled. */
  stalledMs?: number;
  /** as `dataIdentity` has it; by default none is named */
  identity?: string | null;
  /** parts that need not work, each with a word that is shown */
  notes?: Readonly<Record<string, () => Promise<string>>>;
}

/** The answer of `/healthz`, also during start-up. */
export const PROCESS_OK = { process: 'ok' };

/**
 * `/healthz`: the process accepts requests. `/readyz`: each required part is `ok`, or else `failed` and the answer 503;
 * the log has the reasons. Further words (`notes`) change nothing of that. Both need no token and show no data. While the service stops both are 503.
 */
export function healthRoutes(
  app: FastifyInstance,
  checks: Readonly<Record<string, HealthCheck>>,
  { checkMs = 2_000, cachedMs = 3_000, identity = null, notes = {} }: HealthOptions,
): void {
  const bounded = Object.entries(checks).map(([part, check]) => ({
    part,
    works: oneAtATime(() => check().then(() => null, reasonOf), checkMs, `no answer within ${checkMs} ms`),
  }));
  const noted = Object.entries(notes).map(([part, note]) => ({
    part,
    word: oneAtATime(() => note().catch(() => 'unknown'), checkMs, 'unknown'),
  }));
  let last: { sinceMs: number; parts: Promise<Record<string, 'ok' | 'failed'>> } | null = null;

  const look = async () => {
    const results = bounded.map(async ({ part, works }) => {
      const reason = await works();
      if (reason !== null) app.log.warn({ part, reason }, 'not ready');
      return [part, reason === null ? 'ok' : 'failed'] as const;
    });
    return Object.fromEntries(await Promise.all(results));
  };

  app.get('/healthz', (_request, reply) => {
    if (identity !== null) reply.header(DATA_HEADER, identity);
    return reply.header('cache-control', 'no-store').send(PROCESS_OK);
  });
  app.get('/readyz', async (_request, reply) => {
    if (last === null || performance.now() - last.sinceMs > cachedMs)
      last = { sinceMs: performance.now(), parts: look() };
    const parts = await last.parts;
    const isReady = Object.values(parts).every((word) => word === 'ok');
    const said = noted.map(async ({ part, word }) => [part, await word()] as const);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ...parts, ...Object.fromEntries(await Promise.all(said)) });
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The work's result, or `late` after a time. Work that hangs is not started again before it has ended. */
function oneAtATime<Result>(work: () => Promise<Result>, longestMs: number, late: Result): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return async () => {
    running ??= work().finally(() => {
      running = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<Result>((resolve) => {
      timer = setTimeout(() => resolve(late), longestMs);
    });
    const result = await Promise.race([running, tooLong]);
    clearTimeout(timer);
    return result;
  };
}
