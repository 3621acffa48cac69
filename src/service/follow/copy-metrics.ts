import type { FastifyInstance } from 'fastify';
import type { Database } from '#service/database/open-database.ts';
import { msOfCopyTime, storedCopy, type StoredCopy } from './copy-state.ts';

const secondsOf = (time: string | null) => (time === null ? null : msOfCopyTime(time) / 1_000);

/** By name: what it is, and its value; null: there is none yet, and it is left out. */
const METRICS: Readonly<Record<string, { help: string; of: (copy: StoredCopy) => number | boolean | null }>> = {
  noctuary_copy_as_of_timestamp_seconds: {
    help: 'Time as of which the copy is, in seconds since 1970.',
    of: ({ state }) => secondsOf(state.as_of),
  },
  noctuary_copy_compared_timestamp_seconds: {
    help: 'End of the last comparison of every record, in seconds since 1970.',
    of: ({ state }) => secondsOf(state.compared_at),
  },
  noctuary_copy_source_up: {
    help: '1 where the last answer of the source was right, 0 where it is away or refuses.',
    of: ({ state }) => state.unreachable_since === null && state.refused_since === null,
  },
  noctuary_copy_failed_looks: {
    help: 'Looks that failed since the last one that did not.',
    of: ({ state }) => state.failed,
  },
  noctuary_copy_asks: { help: '1 where the copy asks a question.', of: ({ state }) => state.question !== null },
  noctuary_copy_paused: { help: '1 where the copy is paused.', of: ({ isPaused }) => isPaused },
  noctuary_copy_followed: { help: '1 where a process follows the source.', of: ({ isHeld }) => isHeld },
};

/**
 * `/metrics` of a copy, as Prometheus reads them: how old it is, and what keeps it from following its source. As the health
 * checks it needs no token and shows no data.
 *
 * Source: https://prometheus.io/docs/instrumenting/exposition_formats/ (text format 0.0.4)
 */
export function copyMetrics(app: FastifyInstance, database: Database): void {
  app.get('/metrics', async (_request, reply) => {
    const copy = await storedCopy(database);
    const lines = Object.entries(METRICS).flatMap(([name, { help, of }]) => {
      const value = copy === null ? null : of(copy);
      return value === null ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${Number(value)}`];
    });
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(lines.map((line) => `${line}\n`).join(''));
  });
}
