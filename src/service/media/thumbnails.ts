import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ThumbnailWidth } from '#contract/images/image-thumbnails.ts';
import { limiter } from '#contract/limiter.ts';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import { RequestError } from '#service/request-error.ts';
import { makeThumbnail, RefusedImage } from './make-thumbnail.ts';
import type { OriginalImage } from './original-image.ts';
import { ThumbnailCache } from './thumbnail-cache.ts';

export interface ThumbnailOptions {
  /** absolute path of the folder that they are cached in, which is made when needed */
  folder: string;
  /** size of that folder */
  limitBytes?: number;
  /** makes a thumbnail; replaced where a test counts them */
  make?: typeof makeThumbnail;
}

/** As a file of the cache, or as bytes where it could not be stored. */
type Thumbnail = { name: string; bytes: null } | { name: null; bytes: Buffer };

/** 100,000 small ones, or 12,000 large ones. */
const LIMIT_BYTES = 1_000_000_000;
/** Of Node's four threads two are left for files; a processor is left for answers. */
const MADE_AT_A_TIME = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 300;
const RETRY_S = 5;
/** Refused images whose reason is known. */
const MOST_REFUSED = 1_000;
/** Part of the name of each file: another number where thumbnails are made in another way. */
const RELEASE = 1;

interface Making {
  thumbnail: Promise<Thumbnail>;
  /** requests that wait for it */
  waiting: number;
  /** removes it from the queue */
  abandon: AbortController;
}

/**
 * Thumbnails, made when they are first asked for and then cached: a few at a time, and each once, however many requests ask
 * for it.
 */
export class Thumbnails {
  readonly cache: ThumbnailCache;
  readonly #make: typeof makeThumbnail;
  readonly #limiter = limiter(MADE_AT_A_TIME);
  readonly #making = new Map<string, Making>();
  readonly #refused = new Map<string, RefusedImage>();

  constructor({ folder, limitBytes = LIMIT_BYTES, make = makeThumbnail }: ThumbnailOptions) {
    this.cache = new ThumbnailCache(folder, limitBytes);
    this.#make = make;
  }

  /**
   * @param key tells the image from others
   *
   * @param signal aborted when the request has ended: a thumbnail that nobody waits for leaves the queue
   *
   * @throws RefusedImage; RequestError where too many are waited for; the signal's reason
   */
  async of(key: string, original: OriginalImage, width: ThumbnailWidth, signal: AbortSignal): Promise<Thumbnail> {
    const name = nameOf(key, original, width);
    const refused = this.#refused.get(name);
    if (refused !== undefined) throw refused;
    if (!this.#making.has(name) && (await this.cache.has(name))) return { name, bytes: null };
    signal.throwIfAborted();
    const making = this.#making.get(name) ?? this.#begin(name, original, width);
    making.waiting += 1;
    const leave = () => {
      making.waiting -= 1;
      if (making.waiting === 0) making.abandon.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await making.thumbnail;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #begin(name: string, original: OriginalImage, width: ThumbnailWidth): Making {
    if (this.#making.size >= MOST_WAITING) {
      const detail = `Too many thumbnails are asked for: ask again in ${RETRY_S} seconds.`;
      throw new RequestError(503, { detail }, retryAfterHeader(RETRY_S));
    }
    const abandon = new AbortController();
    const make = () => this.#makeAndStore(name, original, width);
    const thumbnail = this.#limiter.run(make, { signal: abandon.signal });
    const making = { thumbnail, waiting: 0, abandon };
    this.#making.set(name, making);
    const end = () => this.#making.get(name) === making && this.#making.delete(name);
    thumbnail.then(end, end);
    return making;
  }

  async #makeAndStore(name: string, original: OriginalImage, width: ThumbnailWidth): Promise<Thumbnail> {
    const bytes = await this.#made(name, original, width);
    try {
      await this.cache.put(name, bytes, original.modifiedMs);
      return { name, bytes: null };
    } catch {
      // As where the disk is full, which `/readyz` reports.
      return { name: null, bytes };
    }
  }

  async #made(name: string, original: OriginalImage, width: ThumbnailWidth): Promise<Buffer> {
    try {
      return await this.#make(await original.content(), width);
    } catch (error) {
      if (error instanceof RefusedImage) this.#remember(name, error);
      throw error;
    }
  }

  #remember(name: string, refused: RefusedImage): void {
    this.#refused.set(name, refused);
    const [oldest = ''] = this.#refused.keys();
    if (this.#refused.size > MOST_REFUSED) this.#refused.delete(oldest);
  }
}

/** The file of a thumbnail: another one where the image has changed. */
function nameOf(key: string, { sizeBytes, modifiedMs }: OriginalImage, width: ThumbnailWidth): string {
  const text = JSON.stringify([RELEASE, key, sizeBytes, modifiedMs, width]);
  const digest = createHash('sha256').update(text).digest('hex');
  // Sixteen folders: with 256, making them took a tenth of the processor time of the first thumbnails.
  return `${digest.slice(0, 1)}/${digest.slice(1, 40)}.webp`;
}
