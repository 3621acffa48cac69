import { plainText } from '#contract/plain-text.ts';
import type { Database } from './open-database.ts';

const SEARCHED = ['projects', 'deployments', 'taxa', 'storage_sources'] as const;

/** Sets `search_text`, what `search` looks in, from every name: without letter case and accents, which SQL cannot. */
export async function refreshSearchText(database: Database): Promise<void> {
  for (const table of SEARCHED) {
    const rows = await database.selectFrom(table).select(['id', 'name', 'search_text']).execute();
    for (const { id, name, search_text } of rows) {
      const plain = plainText(name);
      if (plain !== search_text) {
        await database.updateTable(table).set({ search_text: plain }).where('id', '=', id).execute();
      }
    }
  }
}
