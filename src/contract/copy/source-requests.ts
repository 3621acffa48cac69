import { z } from '#contract/zod.ts';

/**
 * Ours: an order of an export that a copy hands on to its source (`copy/exports/`), with the reader's token of the source in
 * `SOURCE_TOKEN_HEADER`. Ids are those of the copy; each becomes that of the source.
 */
export const sourceOrder = z.object({
  /** a format that the source offers */
  format: z.string(),
  project: z.int(),
  filters: z.optional(z.record(z.string(), z.unknown())),
});
export type SourceOrder = z.infer<typeof sourceOrder>;

/** Ours: who logs in at the source of a copy (`copy/login/`); the answer has `auth_token`. */
export const sourceLogin = z.object({ email: z.string(), password: z.string() });
