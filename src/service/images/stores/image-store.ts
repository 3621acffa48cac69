import type { ImageProblems } from '#service/images/image-problems.ts';
import type { ListedFolder } from '#service/images/list-images.ts';

/** A folder or a bucket of images. Nothing in it is ever written, moved or changed. */
export interface ImageStore {
  /** tells it from every other: the absolute path of a folder, without links; the address of a bucket with its prefix */
  readonly root: string;
  /** its name on screen, without what is above it */
  readonly name: string;
  /** how the interface describes it (spec 2.7) */
  readonly source: { bucket: string; prefix: string; endpoint_url: string; public_base_url: string | null };
  /** whether a file can be listed before it is whole: an object of a bucket cannot */
  readonly hasPartial: boolean;
  /** Makes sure that it is there, before anything is stored of it. @throws as `list` */
  reach: (signal: AbortSignal) => Promise<void>;
  /**
   * Lists the images, one folder at a time, a large one of a bucket in parts. Everything that is left out is reported. Files are not opened.
   *
   * @throws LoadError where the store is unreachable, also in the middle; the signal's reason
   */
  list: (problems: ImageProblems, signal: AbortSignal) => AsyncGenerator<ListedFolder>;
  /** Opens an image. @throws as `list` */
  open: (path: string, signal: AbortSignal) => Promise<OpenedImage | UnopenedImage>;
  /** Those of these paths that are there now. @throws as `list` */
  present: (paths: readonly string[], signal: AbortSignal) => Promise<ReadonlySet<string>>;
}

export interface OpenedImage {
  /** the first bytes, with the EXIF data */
  beginning: Buffer;
  sizeBytes: number;
  /** whether the file has its end, as JPEGs show it; null: not known */
  hasEnd: boolean | null;
}

export interface UnopenedImage {
  problem: 'gone' | 'unread';
  /** such as EACCES */
  reason: string;
}

/** First bytes that are read of an image. EXIF data are in one segment of a JPEG, which has at most 64 KiB. */
export const BEGINNING_BYTES = 131_072;
