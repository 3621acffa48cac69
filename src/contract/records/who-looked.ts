import { z } from '#contract/zod.ts';

const named = z.object({ id: z.int() });

/** What running services send of who determined an occurrence, as far as it takes to count it. */
export const sentLooks = {
  determination_details: z.optional(
    z.nullable(
      z.object({
        identification: z.nullable(z.object({ id: z.int() })),
        prediction: z.nullable(z.object({ algorithm: z.optional(z.nullable(named)) })),
      }),
    ),
  ),
  best_machine_prediction: z.optional(
    z.nullable(z.object({ taxon: z.nullable(named), algorithm: z.optional(z.nullable(named)) })),
  ),
  identifications: z.optional(z.nullable(z.array(z.nullable(z.object({ id: z.int(), withdrawn: z.boolean() }))))),
};

interface Predicted {
  algorithm?: { id: number } | null | undefined;
}

interface Sent {
  determination: { id: number } | null;
  looked_at?: number | null | undefined;
  model_id?: number | null | undefined;
  model_taxon_id?: number | null | undefined;
  determination_details?: { identification: object | null; prediction: Predicted | null } | null | undefined;
  best_machine_prediction?: (Predicted & { taxon: { id: number } | null }) | null | undefined;
  identifications?: readonly ({ withdrawn: boolean | null } | null)[] | null | undefined;
}

/** A record of a list, with who looked in place of identifications and predictions: the longest parts, of which a list may have 50,000. */
export function withLooks<Rec extends Sent>(record: Rec): Rec {
  const { determination_details: _details, best_machine_prediction: _best, identifications: _all, ...short } = record;
  return { ...(short as unknown as Rec), ...looksOf(record) };
}

/** Who looked, where it is not sent as such: from identifications and predictions. */
export function looksOf(record: Sent): Pick<Sent, 'looked_at' | 'model_id' | 'model_taxon_id'> {
  const { determination_details: details, best_machine_prediction: best, identifications, looked_at: said } = record;
  if (said !== undefined) return {};
  const isStanding = (one: { withdrawn: boolean | null } | null) => one !== null && one.withdrawn !== true;
  const standing = identifications?.filter(isStanding).length ?? 0;
  const lookedAt = Math.max(standing, details?.identification ? 1 : 0);
  if (lookedAt === 0 && !details?.prediction && !best) return {};
  return { looked_at: lookedAt, ...modelOf(record) };
}

/** The best model that named a taxon, and this where it is not the determination’s. */
function modelOf({ determination, determination_details: details, best_machine_prediction: best }: Sent) {
  const taxon = best?.taxon?.id ?? null;
  // A model whose taxon is not sent named that of the determination, where this is a model's.
  const algorithm = best?.algorithm ?? details?.prediction?.algorithm;
  const model = taxon === null && !details?.prediction ? null : algorithm;
  return { model_id: model?.id ?? null, model_taxon_id: taxon === (determination?.id ?? null) ? null : taxon };
}

/** How many of some occurrences a person has looked at. */
export interface LookedAtCounts {
  any: number;
  /** those that say who determined them */
  said: number;
  person: number;
}

interface Counted {
  occurrences_count: number | null;
  verified_count?: number | null | undefined;
  unattributed_count?: number | null | undefined;
}

/** How many of the occurrences that records count a person has looked at. Only our own service says it of sessions and deployments (`docs/interface.md`). */
export function countedLooks(records: readonly Counted[]): LookedAtCounts {
  const counts = { any: 0, said: 0, person: 0 };
  for (const { occurrences_count: all, verified_count: person = null, unattributed_count: unknown } of records) {
    counts.any += all ?? 0;
    if (all === null || person === null) continue;
    counts.said += all - (unknown ?? 0);
    counts.person += person;
  }
  return counts;
}

export function summedLooks(parts: readonly LookedAtCounts[]): LookedAtCounts {
  const sum = { any: 0, said: 0, person: 0 };
  for (const { any, said, person } of parts) {
    sum.any += any;
    sum.said += said;
    sum.person += person;
  }
  return sum;
}
