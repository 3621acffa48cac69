import { z } from '#contract/zod.ts';

/** Ours: what the source of a record says besides, by the columns of Camtrap DP 1.0.2, as text; null: nothing. */
export const sourceDetails = z.optional(z.nullable(z.record(z.string(), z.string()))).register(z.globalRegistry, {
  description: 'What the source says besides, by the columns of Camtrap DP 1.0.2. Null: nothing.',
});

/** `user_permissions`: empty in every record the spec has seen (1); the shape of its elements is open (2.8). */
export const userPermissions = z.array(z.unknown());

/** An integer counter. */
export const count = z.int().check(z.nonnegative());

/** Of a record's occurrences, those that a person has looked at; running services send it of the taxa of a project. */
export const verifiedCount = z.optional(z.nullable(count)).register(z.globalRegistry, {
  description: 'Occurrences that a person has looked at. Null: it is not known of any.',
});

/** Ours: of how many of a record's occurrences it is not known who determined them. */
export const unattributedCount = z.optional(z.nullable(count)).register(z.globalRegistry, {
  description: 'Occurrences of which it is not known who determined them, a person or a model.',
});

/** `id`, `name`, `details`, `user_permissions`: the embedded summary of any named record (2.2, 2.4, 2.5). */
export const namedSummary = z.object({
  id: z.int(),
  name: z.string(),
  details: z.string(),
  user_permissions: userPermissions,
});
export type NamedSummary = z.infer<typeof namedSummary>;

/** An event as captures and occurrences embed it. Open in the spec (2.8). */
export const eventSummary = z.extend(namedSummary, { date_label: z.string() });
