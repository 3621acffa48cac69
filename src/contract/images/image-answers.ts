import { imageMapping } from './image-requests.ts';
import { job } from '#contract/records/job.ts';
import { userPermissions } from '#contract/records/summaries.ts';
import { z } from '#contract/zod.ts';

/** Ours: what the service says of the folders of images that it indexes (`images/`). */
export const imageSources = z.object({
  /** folders below which it may look; empty for who may not write */
  roots: z.array(z.string()),
  /** how often it looks at each source by itself; null: it does not */
  check_every_seconds: z.nullable(z.int()),
  /** how a folder is indexed on the service's machine, without the folder: `noctuary index` */
  index_command: z.optional(z.string()),
  sources: z.array(
    z.object({
      /** id of the storage source */
      id: z.int(),
      /** null for who may not write */
      folder: z.nullable(z.string()),
      mapping: imageMapping,
      /** the job that indexes it, or the last that did; null where that was removed */
      job: z.nullable(job),
    }),
  ),
  /** `create` for who may add, check, change and remove sources */
  user_permissions: userPermissions,
});
export type ImageSources = z.infer<typeof imageSources>;
export type ImageSource = ImageSources['sources'][number];

/** The folders in a folder, by their paths. */
export const imageFolders = z.object({
  /** null: the roots */
  folder: z.nullable(z.string()),
  /** the folder above it; null: the roots */
  parent: z.nullable(z.string()),
  folders: z.array(z.object({ folder: z.string(), name: z.string() })),
  /** whether there are more folders than are listed */
  has_more: z.boolean(),
});
export type ImageFolders = z.infer<typeof imageFolders>;

/** What is wrong with files and folders. */
const problem = z.object({
  /** one of `imageProblems` */
  problem: z.string(),
  count: z.int(),
  /** the first of them */
  lines: z.array(z.string()),
});

/** What indexing a folder would make of it. */
export const imagePreview = z.object({
  folder: z.string(),
  /** whether it was indexed before; then what is new would be added */
  is_known: z.boolean(),
  /** whether the database holds only the sample season */
  holds_sample: z.boolean(),
  /** false: there was no time to look at all images, so that the numbers are those of a part */
  is_whole: z.boolean(),
  images: z.int(),
  captures: z.int(),
  sessions: z.int(),
  /** trap-nights */
  nights: z.int(),
  /** dates of evenings; null where there are no captures */
  first_night: z.nullable(z.string()),
  last_night: z.nullable(z.string()),
  deployments_count: z.int(),
  /** the first of them, by the sequence of their folders */
  deployments: z.array(
    z.object({
      name: z.string(),
      images: z.int(),
      captures: z.int(),
      sessions: z.int(),
      nights: z.int(),
      has_place: z.boolean(),
    }),
  ),
  places: z.object({ known: z.int(), missing: z.int() }),
  problems: z.array(problem),
  /** what of the table could not be used */
  notes: z.array(z.string()),
});
export type ImagePreview = z.infer<typeof imagePreview>;
