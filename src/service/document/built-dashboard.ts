import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface FirstRequests {
  /** for the rows in sight, alone before the others; null: all at once */
  rows: { path: string; rowHeight: number } | null;
  paths: readonly string[];
}

/** What the dashboard says of one of its pages (`src/dashboard/first-view/document-pages.ts`). */
export interface DocumentPage {
  /** of the pathname; the last page has those of no other */
  path: RegExp;
  /** the keys of its modules in the build's manifest: the page, and what it needs before its first rows */
  modules: readonly string[];
  /** it can be rendered with its first rows */
  hasPreview: boolean;
  /**
   * below `/api/v2/`: the requests of the page that depend on its address alone
   *
   * @param isOwn the service that the page shows is ours
   */
  firstRequests: (pathname: string, query: string, isOwn: boolean) => FirstRequests;
}

export interface BuiltDashboard {
  /** absolute path of its files */
  folder: string;
  pages: readonly DocumentPage[];
}

/**
 * The dashboard as `npm run build` makes it.
 *
 * @param folder absolute path of `build`
 * @returns null where there is none
 */
export async function builtDashboard(folder: string): Promise<BuiltDashboard | null> {
  if (!existsSync(join(folder, 'dashboard', 'index.html'))) return null;
  const { href } = pathToFileURL(join(folder, 'preview', 'document-pages.js'));
  // oxlint-disable-next-line import/no-dynamic-require
  const { documentPages } = (await import(href)) as { documentPages: readonly DocumentPage[] };
  return { folder: join(folder, 'dashboard'), pages: documentPages };
}
