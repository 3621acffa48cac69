import { createHash } from 'node:crypto';
import { PUBLISHED } from '#service/database/migrations/add-public-ids.ts';

/** Where a service reports no time of creation at all. */
const UNREPORTED = '1970-01-01T00:00:00';

/** A timestamp with all six digits of its fraction (spec 1), which services omit where it is zero. */
export function fullTimestamp(text: string): string {
  const [seconds = '', fraction = ''] = text.split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}

/** The two stamps of a record. Where one is not reported, the other stands for it, else `otherwise`. */
export function stamps(
  { created_at: created, updated_at: updated }: { created_at: string | null; updated_at: string | null },
  otherwise = UNREPORTED,
) {
  return {
    created_at: fullTimestamp(created ?? updated ?? otherwise),
    updated_at: fullTimestamp(updated ?? created ?? otherwise),
  };
}

/** Where an address without origin leads: to the service that sent it, not to ours. Others stay as they are. */
export function addressThere(base: string, address: string | null): string | null {
  if (address === null || address.trim() === '') return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return URL.canParse(address, `${base}/`) ? new URL(address, `${base}/`).href : null;
}

/**
 * The id that a record of another service is published with: the address of the service, and the record's number there. It does
 * not depend on what else was loaded, and no record of another service has it.
 *
 * @param source the address as the load has it: scheme, host, port and path, without a slash at the end
 */
export function copiedId(source: string, table: keyof typeof PUBLISHED, { id }: { id: number }): string {
  return `${source}:${PUBLISHED[table]}:${id}`;
}

/** Prefix of the version of records without `updated_at`. */
export const UNDATED = 'undated ';

/**
 * What tells whether the source has changed a record: when it was changed last, else the record itself.
 *
 * @param further what may change without that
 */
export function saidBy(record: { updated_at: string | null }, further: readonly unknown[] = []): string {
  if (record.updated_at !== null) return [record.updated_at, ...further].join(' ');
  return `${UNDATED}${createHash('sha1').update(JSON.stringify(record)).digest('base64')}`;
}
