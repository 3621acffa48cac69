import { z } from '#contract/zod.ts';

/** What running services send of who determined an occurrence, as far as it takes to count it. */
export const sentLooks = {
  determination_details: z.optional(
    z.nullable(
      z.object({
        identification: z.nullable(z.object({ id: z.int() })),
        prediction: z.nullable(z.object({ score: z.nullable(z.number()) })),
      }),
    ),
  ),
  best_machine_prediction: z.optional(
    z.nullable(z.object({ taxon: z.nullable(z.object({ id: z.int() })), score: z.nullable(z.number()) })),
  ),
  identifications: z.optional(z.nullable(z.array(z.nullable(z.object({ id: z.int(), withdrawn: z.boolean() }))))),
};

interface Sent {
  determination: { id: number } | null;
  looked_at?: number | null | undefined;
  model_agrees?: boolean | null | undefined;
  determination_details?: { identification: object | null; prediction: object | null } | null | undefined;
  best_machine_prediction?: { taxon: { id: number } | null } | null | undefined;
  identifications?: readonly ({ withdrawn: boolean | null } | null)[] | null | undefined;
}

/** Who looked, where it is not sent as such: from identifications and predictions, which the record then has no more. */
export function withLooks<Rec extends Sent>(record: Rec): Rec {
  const { determination_details: details, best_machine_prediction: best, identifications, ...rest } = record;
  // Without the longest parts of the record, of which a list may have 50,000.
  const short = rest as unknown as Rec;
  if (rest.looked_at !== undefined) return short;
  const isStanding = (one: { withdrawn: boolean | null } | null) => one !== null && one.withdrawn !== true;
  const standing = identifications?.filter(isStanding).length ?? 0;
  const lookedAt = Math.max(standing, details?.identification ? 1 : 0);
  const isPredicted = Boolean(details?.prediction);
  const isOfModel = isPredicted || Boolean(best);
  if (lookedAt === 0 && !isOfModel) return short;
  const taxon = best?.taxon?.id ?? null;
  const agrees = taxon === null ? isPredicted || null : taxon === (rest.determination?.id ?? null);
  return { ...short, looked_at: lookedAt, model_agrees: agrees };
}
