import { join } from 'node:path';
import Libsql from 'libsql';

/** The rows of a query of the service's own database. */
export function inDatabase<Row>(query: string): Row[] {
  const database = new Libsql(join(process.env['JOURNEYS_DATA'] ?? '', 'noctuary.sqlite'), { readonly: true });
  const rows = database.prepare(query).all() as Row[];
  database.close();
  return rows;
}
