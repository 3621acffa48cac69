import type { SourceOrder } from '#contract/copy/source-requests.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { RequestError } from '#service/request-error.ts';

/** The filters that are ids, or lists of them, by the table of the record. Others are handed on as they are. */
const TABLES: Readonly<Record<string, string>> = {
  deployment: 'deployments',
  deployments: 'deployments',
  sites: 'sites',
  event: 'events',
  taxon: 'taxa',
};
const WRONG = 'must be the id of a record here that was copied from the source';

/**
 * An order in the source's own ids.
 *
 * @param source its address, as in `load_keys`
 *
 * @throws RequestError 400 that names the field whose record was not copied from there
 */
export async function orderThere(database: Database, source: string, order: SourceOrder): Promise<SourceOrder> {
  const there = async (field: string, table: string, ids: readonly unknown[]): Promise<number[]> => {
    const whole = ids.filter((id): id is number => Number.isSafeInteger(id));
    const rows = await database
      .selectFrom('load_keys')
      .select(['id', 'key'])
      .where('source', '=', source)
      .where('kind', '=', table)
      .where(idsIn(database, 'id', whole))
      .execute();
    const keys = new Map(rows.map(({ id, key }) => [id, Number(key)]));
    return ids.map((id) => {
      const key = keys.get(id as number);
      if (key === undefined) throw new RequestError(400, { [field]: [WRONG] });
      return key;
    });
  };
  const [project = 0] = await there('project', 'projects', [order.project]);
  const filters: Record<string, unknown> = { ...order.filters };
  for (const [name, table] of Object.entries(TABLES)) {
    const value = filters[name];
    if (value === undefined) continue;
    const keys = await there(`filters.${name}`, table, Array.isArray(value) ? value : [value]);
    filters[name] = Array.isArray(value) ? keys : keys[0];
  }
  return { ...order, project, ...(order.filters && { filters }) };
}
