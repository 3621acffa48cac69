import type { ExportRecord } from '#contract/export.ts';

export interface ExportFile {
  /** to link to */
  href: string;
  /** "occurrences-denmark-12.csv" */
  name: string;
  /** where it lies, if not where the dashboard comes from: "files.example.org" */
  host: string | null;
}

/** Where this product's own service has its export files. */
const OWN_FILES = '/media/exports/';

/**
 * The file of an export, if it has one that a browser can fetch. A service behind a proxy may not know by which name it
 * is reached: files of our own service, at the address it gives itself, are taken from where the dashboard comes from.
 */
export function exportFile({ file_url, user }: ExportRecord, page: string): ExportFile | null {
  const url = parsed(file_url ?? '', page);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const name = decoded(url.pathname.split('/').findLast((part) => part !== '') ?? '') || 'export';
  const service = parsed(user.details, page);
  const isOwn = url.pathname.startsWith(OWN_FILES) && url.origin === service?.origin;
  const isHere = isOwn || url.origin === new URL(page).origin;
  return isHere ? { href: url.pathname + url.search, name, host: null } : { href: url.href, name, host: url.host };
}

function parsed(address: string, page: string): URL | null {
  if (address === '') return null;
  try {
    return new URL(address, page);
  } catch {
    return null;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
