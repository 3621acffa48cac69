import type { ExportRecord } from '#contract/records/export.ts';
import { serviceAddress } from '#dashboard/api/http/named-service.ts';
import { webUrl } from './web-url.ts';
import { pageLocation } from '#dashboard/ui/preview-reader.ts';

export interface ExportFile {
  /** to link to */
  href: string;
  /** "occurrences-denmark-12.csv" */
  name: string;
  /** its host, if not the dashboard's own: "files.example.org" */
  host: string | null;
}

/** The path of this product's export files. */
const OWN_FILES = '/media/exports/';

/**
 * The file of an export, if a browser can fetch it. A service behind a proxy may not know its public name: files of our
 * own service, at its own address, are fetched from the origin of its records. Files at the origin of another service
 * behind this page's server are fetched through it.
 */
export function exportFile(record: Pick<ExportRecord, 'id' | 'file_url' | 'user'>): ExportFile | null {
  const { id, file_url, user } = record;
  const url = webUrl(file_url ?? '');
  if (url === null) return null;
  const name = decoded(url.pathname.split('/').findLast((part) => part !== '') ?? '') || 'export';
  const isOwn = url.pathname.startsWith(OWN_FILES) && url.origin === webUrl(user?.details ?? '')?.origin;
  const file = isOwn ? new URL(url.pathname + url.search, serviceAddress()) : url;
  const address = webUrl(file.href, { list: 'exports', id }) ?? file;
  const isHere = address.origin === pageLocation().origin;
  return isHere
    ? { href: address.pathname + address.search, name, host: null }
    : { href: address.href, name, host: address.host };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
