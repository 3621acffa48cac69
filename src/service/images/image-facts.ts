import { namePattern } from '#contract/images/name-template.ts';
import { nameFacts } from './name-facts.ts';
import { clockText } from './clock.ts';
import { deploymentOf, type NamedDeployment } from './deployment-rule.ts';
import type { ImageMapping } from './image-mapping.ts';
import type { ImageProblems } from './image-problems.ts';
import { pathOf, type ListedImage } from './list-images.ts';
import type { Place } from './place.ts';
import { readExif, type ExifFacts } from './read-exif.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';

/** An image, and what its name, its path and its EXIF data say. */
export interface ImageFacts extends ListedImage {
  folder: string;
  /** null: the rule finds none */
  deployment: NamedDeployment | null;
  /** the camera's wall clock, without any correction, as seconds since 1970; null: no time is known */
  wallSeconds: number | null;
  /** digits of the fraction of a second, as text that sorts; empty where there is none */
  fraction: string;
  /** the same for the exposures of one moment, which are one capture */
  moment: string;
  /** null: none in the EXIF data, or they were not read */
  place: Place | null;
}

/** Files that are open at a time. */
const AT_A_TIME = 8;
/** A file that was written to in this time may still be written. */
const NEW_MS = 60_000;
/** EXIF data are also read of the first images of a deployment whose names have the time: for the place, and to compare. */
const LOOKED_AT = 3;
const DIFFERENCE_SECONDS = 60;

/**
 * Finds out what is known of images, folder by folder. Names first: a file is opened only where its name has no time, where it
 * may still be written, and the first ones of each deployment.
 */
export class ImageReader {
  readonly #store: ImageStore;
  readonly #rule: ImageMapping['rule'];
  readonly #names: RegExp | null;
  readonly #problems: ImageProblems;
  /** images of each deployment that were opened though their names have the time */
  readonly #lookedAt = new Map<string, number>();

  constructor(options: { store: ImageStore; mapping: Pick<ImageMapping, 'rule' | 'names'>; problems: ImageProblems }) {
    const { store, mapping, problems } = options;
    this.#store = store;
    this.#rule = mapping.rule;
    this.#names = mapping.names === null ? null : namePattern(mapping.names);
    this.#problems = problems;
  }

  /** The facts of images of one folder, in their sequence; those that are left for the next run are missing. */
  async factsOf(folder: string, images: readonly ListedImage[], signal: AbortSignal): Promise<ImageFacts[]> {
    const facts: ImageFacts[] = [];
    for (let from = 0; from < images.length; from += AT_A_TIME) {
      const some = images.slice(from, from + AT_A_TIME).map((image) => this.#factsOf(folder, image, signal));
      for (const one of await Promise.all(some)) if (one !== null) facts.push(one);
    }
    return facts;
  }

  async #factsOf(folder: string, image: ListedImage, signal: AbortSignal): Promise<ImageFacts | null> {
    const path = pathOf(folder, image.name);
    const deployment = deploymentOf(path, this.#rule, this.#store.name);
    const named = nameFacts(image.name, this.#names);
    const isRead = named === null || this.#isLookedAt(deployment?.key ?? '');
    const exif = await this.#exifOf(path, image, { isRead, signal });
    if (exif === 'left') return null;
    // The name decides.
    const found = named ?? exif;
    if (found === null) return null;
    if (deployment === null) this.#problems.add('deployment', path);
    if (named !== null && exif !== null) this.#compare(path, named.wallSeconds, exif);
    if (found.wallSeconds === null) this.#problems.add('time', path);
    return {
      ...image,
      folder,
      deployment,
      wallSeconds: found.wallSeconds,
      fraction: found.fraction,
      moment: pathOf(folder, named?.moment ?? image.name),
      place: exif?.place ?? null,
    };
  }

  /** The EXIF data of an image; null: they were not or cannot be read; `left`: it is gone, or not whole yet. */
  async #exifOf(
    path: string,
    { sizeBytes, modifiedMs }: ListedImage,
    { isRead, signal }: { isRead: boolean; signal: AbortSignal },
  ): Promise<ExifFacts | 'left' | null> {
    const isNew = this.#store.hasPartial && Math.abs(Date.now() - modifiedMs) < NEW_MS;
    if (!isRead && !isNew) return null;
    const opened = await this.#store.open(path, signal);
    if ('problem' in opened) {
      this.#problems.add(opened.problem, path, opened.problem === 'gone' ? '' : opened.reason);
      return opened.problem === 'gone' ? 'left' : null;
    }
    if (opened.sizeBytes !== sizeBytes || (isNew && opened.hasEnd === false)) {
      this.#problems.add('partial', path);
      return 'left';
    }
    if (opened.hasEnd === false) this.#problems.add('cut', path);
    return isRead ? readExif(opened.beginning) : null;
  }

  #isLookedAt(key: string): boolean {
    const count = this.#lookedAt.get(key) ?? 0;
    if (count < LOOKED_AT) this.#lookedAt.set(key, count + 1);
    return count < LOOKED_AT;
  }

  #compare(path: string, seconds: number, exif: ExifFacts): void {
    if (exif.wallSeconds === null || Math.abs(seconds - exif.wallSeconds) <= DIFFERENCE_SECONDS) return;
    this.#problems.add('differs', path, `name ${clockText(seconds)}, EXIF ${clockText(exif.wallSeconds)}`);
  }
}
