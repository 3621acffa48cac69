import { captureDetail } from '#contract/records/capture-detail.ts';
import type { CollectionName } from './collections.ts';
import type { z } from '#contract/zod.ts';

/**
 * The records that have more by themselves than in lists (open in the spec, 4.5). Apart from `collections`, since no list
 * page reads them.
 */
export const detailRecords: Readonly<Partial<Record<CollectionName, z.ZodMiniType>>> = { captures: captureDetail };
