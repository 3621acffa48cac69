import { askJson } from '#test/service/ask.ts';

/** The envelope of spec 2.1, written by hand. */
export interface ListBody<Rec = { id: number }> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Rec[];
  user_permissions?: unknown[];
}

/** All pages from `path` to the end, by following `next`. */
export async function walk<Rec = { id: number }>(origin: string, path: string): Promise<ListBody<Rec>[]> {
  const pages: ListBody<Rec>[] = [];
  for (let at: string | null = path; at !== null;) {
    const page: ListBody<Rec> = await askJson<ListBody<Rec>>(origin, at);
    pages.push(page);
    if (page.next !== null && !page.next.startsWith(`${origin}/`)) throw new Error(`${page.next} leads away.`);
    at = page.next === null ? null : page.next.slice(origin.length);
    if (pages.length > 1_000) throw new Error(`${path} has no end.`);
  }
  return pages;
}

/** Every record of a list, in its ordering. */
export async function wholeList<Rec = { id: number }>(origin: string, path: string): Promise<Rec[]> {
  return (await walk<Rec>(origin, path)).flatMap(({ results }) => results);
}
