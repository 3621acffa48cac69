import type { Database } from '#service/database/open-database.ts';

/**
 * Image sources besides the service itself, as the Content-Security-Policy writes them: images of loaded captures stay
 * where their source stores them. Empty where nothing was loaded.
 */
export async function imageSources(database: Database): Promise<string[]> {
  const sources: string[] = [];
  for (;;) {
    // Skips from source to source over the index: a source may have a million keys.
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
