import { count } from '#contract/records/summaries.ts';
import { z } from '#contract/zod.ts';

/** Why the file of an order does not have a deployment of it. */
export const leftOutReasons = {
  noLocation: 'no location',
  noSession: 'no session',
  noSessionInNights: 'no session in the nights ordered',
} as const;
export type LeftOutReason = (typeof leftOutReasons)[keyof typeof leftOutReasons];

/** The deployments of an order that its file does not have. Ours: the spec knows no such thing. */
export const leftOut = z.object({
  /** how many there are */
  deployments: count,
  /** how many occurrences of them the order selects */
  occurrences: count,
  /** the first of them; a package names all of its own */
  named: z.array(z.object({ id: z.int(), name: z.string(), why: z.string(), occurrences: count })),
  /** how many deployments were ordered, where none of them has a location and the file has places */
  unlocated: z.optional(count),
});
export type LeftOut = z.infer<typeof leftOut>;
