import { count, userPermissions } from './summaries.ts';
import { z } from './zod.ts';

/** The list envelope (spec 2.1); its records are validated one by one. */
const envelope = z.object({
  /** number of matching records, across all pages */
  count,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.unknown()),
  /** on the exports and storage lists (2.1); some running services put it on every list */
  user_permissions: z.optional(userPermissions),
});

/** A record that violates the contract: set aside and counted, so that the others still show. */
export interface RejectedRecord {
  /** the record's id, where it has one */
  id: number | null;
  /** one line per fault: "latitude: expected number, received string" */
  faults: string[];
}

/** One parsed page: `results` split into valid records and rejected ones. */
export interface Page<Rec> {
  count: number;
  /** whether there is a next page; its address is not used, since its host can be wrong behind a proxy */
  hasNext: boolean;
  records: Rec[];
  rejected: RejectedRecord[];
}

/**
 * Parses the body of a list answer. An invalid record is returned in `rejected`. Unknown keys are dropped (running
 * services send more than the spec names).
 *
 * @throws z.core.$ZodError where the envelope itself is invalid
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

/** One line per fault, beginning with the field's path. */
export function faultLines(error: z.core.$ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`);
}

function idOf(result: unknown): number | null {
  const read = z.object({ id: z.int() }).safeParse(result);
  return read.success ? read.data.id : null;
}
