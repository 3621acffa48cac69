import type { ImagePreview } from '#contract/images/image-answers.ts';
import type { BucketAccess, BucketPlace } from '#service/bucket/bucket-place.ts';
import type { SentMapping } from '#contract/images/image-requests.ts';

/** Where images are. */
export interface ImagePlace {
  /** absolute path of a folder, without links; or the address of a bucket (`bucketRoot`) */
  root: string;
  /** null: a folder */
  bucket: BucketPlace | null;
}

interface FolderTask extends ImagePlace {
  /** null: the one that is stored */
  mapping: SentMapping | null;
  /** CSV of deployments */
  table: string | null;
}

/** Looks at a folder or a bucket, and stores nothing. */
export interface PreviewTask extends FolderTask {
  what: 'preview';
  /** It ends after this, with what was seen until then. */
  previewMs: number;
}

/** Indexes a folder or a bucket. */
export interface IndexTask extends FolderTask {
  what: 'index';
  /** of a new source; null: the folder's name */
  projectName: string | null;
  replacesSample: boolean;
}

/** Removes a source. */
export interface RemovalTask {
  what: 'remove';
  sourceId: number;
}

/** What the process of `image-process.ts` is to do, and where. */
export type ImageTask = (PreviewTask | IndexTask | RemovalTask) & {
  /** as for `openDatabase` */
  databaseLocation: string;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** as whom buckets are asked */
  bucketAccess: BucketAccess;
};

/** What is wrong with a task, by the field of the request; null: with none of them. */
export type WrongField = 'folder' | 'endpoint' | 'table' | 'mapping' | null;

/** What that process says. Its last news is one of `preview`, `ended` and `failed`. */
export type ImageNews =
  | { preview: ImagePreview }
  /** its job */
  | { claimed: number }
  | { ended: true }
  /** `isRefused`: for a reason that the user can fix */
  | { failed: string; field: WrongField; isRefused: boolean };
