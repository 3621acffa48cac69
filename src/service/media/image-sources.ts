import type { Database } from '#service/database/open-database.ts';

/**
 * Where images of captures may come from besides the service itself, as the Content-Security-Policy names it: loaded
 * captures stand wherever their source stores them. None where nothing was loaded.
 */
export async function imageSources(database: Database): Promise<string[]> {
  const sources: string[] = [];
  for (;;) {
    // From source to source over the index: one may have a million keys.
    const next = await database
      .selectFrom('load_keys')
      .select('source')
      .where('source', '>', sources.at(-1) ?? '')
      .orderBy('source')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) break;
    sources.push(next.source);
  }
  if (sources.length === 0) return [];
  return ['https:', ...sources.filter((source) => source.startsWith('http:')).map((source) => new URL(source).origin)];
}
