import { pages } from '#dashboard/pages.ts';

/** Addresses of the pages that none of these addresses opens: a new page is in a list of addresses without an entry of its own. */
export function pagesNotIn(addresses: readonly string[]): string[] {
  const opened = addresses.map(pathOf);
  return pages
    .filter(({ path }) => !opened.some((one) => new RegExp(`^${path.replace(':id', '[^/]+')}$`).test(one)))
    .map(({ path, sampleId }) => path.replace(':id', String(sampleId)));
}

export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
