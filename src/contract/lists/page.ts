import { Deviations, type Deviation } from '#contract/reading/deviations.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { count, userPermissions } from '#contract/records/summaries.ts';
import { z } from '#contract/zod.ts';

/** The list envelope (spec 2.1); its records are read one by one. */
const envelope = z.object({
  /** number of matching records, across all pages */
  count,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.unknown()),
  /** on the exports and storage lists (2.1); some running services put it on every list */
  user_permissions: z.optional(userPermissions),
});

/** A record without its identity: set aside and counted, so that the others still show. */
export interface RejectedRecord {
  /** the record's id, where it has one */
  id: number | null;
  /** one line per fault: "start: null" */
  faults: string[];
}

/** One parsed page: `results` split into records and rejected ones. */
export interface Page<Rec> {
  count: number;
  /** whether there is a next page; its address is not used, since its host can be wrong behind a proxy */
  hasNext: boolean;
  records: Rec[];
  rejected: RejectedRecord[];
  /** fields of `records` that differ from the interface */
  deviations: readonly Deviation[];
}

/** How many records a page has, valid or not. */
export function cameWith({ records, rejected }: Pick<Page<unknown>, 'records' | 'rejected'>): number {
  return records.length + rejected.length;
}

/**
 * Reads the body of a list answer. A record without its identity is returned in `rejected`. Unknown keys are dropped
 * (running services send more than the spec names).
 *
 * @param counted the count of the first page: some services count only there, and send null with the others
 *
 * @throws z.core.$ZodError where the envelope itself is invalid
 */
export function readPage<Rec>(reader: RecordReader<Rec>, body: unknown, counted?: number): Page<Rec> {
  const { count: total, next, results } = envelope.parse(counted === undefined ? body : withCount(body, counted));
  const deviations = new Deviations();
  const page = { count: total, hasNext: next !== null, records: [] as Rec[], rejected: [] as RejectedRecord[] };
  for (const result of results) {
    const own = new Deviations();
    const record = reader.read(result, own);
    if (record === null) page.rejected.push({ id: own.recordId, faults: identityFaults(reader, own.all) });
    else {
      page.records.push(record);
      deviations.add(own.all);
    }
  }
  return { ...page, deviations: deviations.all };
}

function withCount(body: unknown, counted: number): unknown {
  const isUncounted = typeof body === 'object' && body !== null && 'count' in body && body.count === null;
  return isUncounted ? { ...body, count: counted } : body;
}

/** Why a record could not be read: what is wrong with its identity, one line per fault. */
export function identityFaults({ identity }: RecordReader<unknown>, deviations: readonly Deviation[]): string[] {
  const names = new Set(['record', ...identity]);
  return deviations
    .filter(({ field, kind }) => kind !== 'form' && names.has(field.split('.', 1)[0] ?? ''))
    .map(faultLine);
}

/** "start: missing", "deployment: null", 'start: not usable: "yesterday"'. */
function faultLine({ field, kind, example }: Deviation): string {
  const what = { absent: 'missing', null: 'null', form: `read from ${example}`, meaningless: `not usable: ${example}` };
  return `${field}: ${what[kind]}`;
}
