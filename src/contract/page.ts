import { count, userPermissions } from './summaries.ts';
import { z } from './zod.ts';

/** The list envelope (spec 2.1) around records that are still to be read one by one. */
const envelope = z.object({
  /** how many records match, across all pages */
  count,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.unknown()),
  /** on the exports and storage lists (2.1); some running services put it on every list */
  user_permissions: z.optional(userPermissions),
});

/** A record that breaks the contract: set aside and counted, so that the others still show. */
export interface RejectedRecord {
  /** the record's own id, where it has one */
  id: number | null;
  /** one line a fault: "latitude: expected number, received string" */
  faults: string[];
}

/** One page as a reader wants it: `results` split into records that keep the contract and those that do not. */
export interface Page<Rec> {
  count: number;
  /** the service names a next page; its address is not used, since its host can be wrong behind a proxy */
  hasNext: boolean;
  records: Rec[];
  rejected: RejectedRecord[];
}

/**
 * Reads the body of a list answer. Throws a `z.core.$ZodError` where the envelope itself is broken; a broken record is
 * returned in `rejected`. Unknown keys are dropped (running services send more than the spec names).
 */
export function readPage<Rec>(record: z.ZodMiniType<Rec>, body: unknown): Page<Rec> {
  const { count: total, next, results } = envelope.parse(body);
  const page: Page<Rec> = { count: total, hasNext: next !== null, records: [], rejected: [] };
  for (const result of results) {
    const read = record.safeParse(result);
    if (read.success) page.records.push(read.data);
    else page.rejected.push({ id: idOf(result), faults: faultLines(read.error) });
  }
  return page;
}

/** One line a fault, the field's path first. */
export function faultLines(error: z.core.$ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`);
}

function idOf(result: unknown): number | null {
  const read = z.object({ id: z.int() }).safeParse(result);
  return read.success ? read.data.id : null;
}
