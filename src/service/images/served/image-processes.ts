import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { BucketAccess } from '#service/bucket/bucket-place.ts';
import type { ImagePreview } from '#contract/images/image-answers.ts';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import { RequestError } from '#service/request-error.ts';
import type { ImageNews, ImageTask, IndexTask, PreviewTask, RemovalTask } from './image-task.ts';

/** Each is a process, and reads a disk. */
const MOST_PREVIEWS = 2;
const MOST_JOBS = 3;
/** A preview ends after this, with what was seen until then: a client waits for 35 s. */
const PREVIEW_MS = 20_000;
/** A folder of very many files is listed as a whole. */
const PREVIEW_KILLED_MS = 30_000;
/** A run that is stopped ends its batch. */
const ENDING_MS = 5_000;
const RETRY_S = 5;

/** A job that has begun. */
export interface BegunJob {
  jobId: number;
  /** resolves when its process has ended, however it did */
  ended: Promise<void>;
}

export interface ImageProcessesOptions {
  databaseLocation: string;
  exportFolder: string;
  /** as whom buckets are asked */
  bucketAccess: BucketAccess;
  /** for tests: the time of a preview */
  previewMs?: number | undefined;
  /** for tests: the built program, which starts in an eighth of the time of the sources */
  program?: string | undefined;
  log: FastifyBaseLogger;
}

/** Looks at folders and buckets of images and indexes them, each in a process of its own, so that the service answers others meanwhile. */
export class ImageProcesses {
  readonly #options: ImageProcessesOptions;
  readonly #running = new Map<ChildProcess, ImageTask['what']>();
  #isStopping = false;

  constructor(options: ImageProcessesOptions) {
    this.#options = options;
  }

  /**
   * Looks at a folder.
   *
   * @param signal aborted when the client has left
   *
   * @throws RequestError
   */
  async preview(task: Omit<PreviewTask, 'what' | 'previewMs'>, signal: AbortSignal): Promise<ImagePreview> {
    const { previewMs = PREVIEW_MS } = this.#options;
    const child = this.#start({ ...task, what: 'preview', previewMs }, MOST_PREVIEWS);
    const kill = () => void child.kill('SIGKILL');
    const timer = setTimeout(kill, PREVIEW_KILLED_MS);
    signal.addEventListener('abort', kill);
    try {
      const news = await firstNews(child);
      if ('preview' in news) return news.preview;
      throw refusal(news);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
    }
  }

  /** Begins to index a folder or to remove a source. @returns once it is claimed @throws RequestError */
  async begin(task: IndexTask | RemovalTask): Promise<BegunJob> {
    const child = this.#start(task, MOST_JOBS);
    const ended = endOf(child);
    const news = await firstNews(child);
    if (!('claimed' in news)) throw refusal(news);
    child.on('message', (later: ImageNews) => {
      // Its job says so, too.
      if ('failed' in later && !later.isRefused) this.#options.log.error({ error: later.failed }, 'A folder failed.');
    });
    return { jobId: news.claimed, ended };
  }

  /** Stops all of them; resolves when they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const children = [...this.#running.keys()];
    for (const child of children) if (child.connected) child.disconnect();
    const timer = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, ENDING_MS);
    await Promise.all(children.map(endOf));
    clearTimeout(timer);
  }

  #start(task: PreviewTask | IndexTask | RemovalTask, most: number): ChildProcess {
    const isPreview = task.what === 'preview';
    const running = [...this.#running.values()].filter((other) => (other === 'preview') === isPreview).length;
    if (running >= most || this.#isStopping) {
      const detail = `The service is busy with ${running} other folders: ask again in ${RETRY_S} seconds.`;
      throw new RequestError(503, { detail }, retryAfterHeader(RETRY_S));
    }
    const { databaseLocation, exportFolder, bucketAccess } = this.#options;
    const [program, execArgv] = programOf(this.#options.program);
    // Its errors go to the log of the service; it prints nothing.
    const child = fork(program, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#running.set(child, task.what);
    void endOf(child).then(() => this.#running.delete(child));
    child.send({ ...task, databaseLocation, exportFolder, bucketAccess } satisfies ImageTask, () => {});
    return child;
  }
}

/** The built program is beside the service's own; without a build the sources are run. */
function programOf(given: string | undefined): [program: string, execArgv: string[]] {
  const folder = dirname(fileURLToPath(import.meta.url));
  const built = given ?? join(folder, 'image-process.js');
  if (existsSync(built)) return [built, ['--enable-source-maps']];
  return [join(folder, 'image-process.ts'), ['--import', 'tsx']];
}

const ends = new WeakMap<ChildProcess, Promise<void>>();

/** Resolves when a process has ended. */
function endOf(child: ChildProcess): Promise<void> {
  const end =
    ends.get(child) ??
    new Promise<void>((resolve) => {
      // Not `close`, which does not come where this process has closed the channel.
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
  ends.set(child, end);
  return end;
}

function firstNews(child: ChildProcess): Promise<ImageNews> {
  return new Promise((resolve, reject) => {
    child.once('message', (news: ImageNews) => resolve(news));
    child.once('error', reject);
    // Not `exit`, after which a last message may come.
    child.once('disconnect', () => {
      const detail = 'The folder was not looked at: that took too long, or its process was ended.';
      reject(new RequestError(503, { detail }, retryAfterHeader(RETRY_S)));
    });
  });
}

function refusal(news: ImageNews): Error {
  if (!('failed' in news)) return new Error('The process of a folder has said nothing.');
  if (!news.isRefused) return new Error(news.failed);
  return news.field === null
    ? new RequestError(409, { detail: news.failed })
    : new RequestError(400, { [news.field]: [news.failed] });
}
