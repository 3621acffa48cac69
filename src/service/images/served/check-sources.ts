import type { FastifyInstance } from 'fastify';
import { formatTimestamp } from '#contract/time.ts';
import type { Database } from '#service/database/open-database.ts';
import { RequestError } from '#service/request-error.ts';
import type { BegunJob } from './image-processes.ts';
import type { ImagePlace, IndexTask } from './image-task.ts';
import { storedPlace } from './read-image-sources.ts';

/** How often it looks which sources are due, at most. */
const LOOK_MS = 60_000;

interface CheckOptions {
  database: Database;
  /** how often each source is to be looked at */
  everyMs: number;
  begin: (task: IndexTask) => Promise<BegunJob>;
}

/**
 * Looks at each source of images when its last check is old enough, one source at a time, while the app listens. One that cannot be
 * reached is tried again as late as the others; its job says why.
 */
export function checkSources(app: FastifyInstance, { database, everyMs, begin }: CheckOptions): void {
  /** when this process last looked at a source, by its id */
  const tried = new Map<number, number>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    const before = formatTimestamp(Math.floor((Date.now() - everyMs) / 1_000));
    const sources = await database
      .selectFrom('image_sources')
      .innerJoin('storage_sources', 'storage_sources.id', 'storage_source_id')
      .select(['storage_source_id as id', 'root', 'bucket', 'prefix', 'endpoint_url'])
      .where((is) => is.or([is('last_checked', 'is', null), is('last_checked', '<', before)]))
      .orderBy('last_checked')
      .orderBy('id')
      .execute();
    for (const source of sources) {
      const { id } = source;
      if (stopping.signal.aborted) return;
      if (Date.now() - (tried.get(id) ?? 0) < everyMs) continue;
      tried.set(id, Date.now());
      await checkOne(storedPlace(source));
    }
  }

  async function checkOne(place: ImagePlace): Promise<void> {
    const asStored = { mapping: null, table: null, projectName: null, replacesSample: false };
    try {
      const { ended } = await begin({ what: 'index', ...place, ...asStored });
      await ended;
    } catch (error) {
      // Another process is at it, or it was removed.
      if (!(error instanceof RequestError)) app.log.error({ err: error }, 'A source of images could not be checked.');
    }
  }

  function plan(ms: number): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => app.log.warn({ cause: String(error) }, 'The sources of images wait.'))
        .finally(() => plan(Math.min(LOOK_MS, everyMs)));
    }, ms);
  }

  app.addHook('onListen', (done) => {
    plan(0);
    done();
  });
  app.addHook('preClose', (done) => {
    stopping.abort();
    if (timer !== null) clearTimeout(timer);
    done();
  });
}
