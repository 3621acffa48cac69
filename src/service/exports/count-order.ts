import type { Database } from '#service/database/open-database.ts';
import { formats } from '#service/exports/formats/formats.ts';
import type { ExportOrder } from './insert-export.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { serviceTimestamp } from './service-timestamp.ts';

/** Rows that a format reads at a time where it has to look at them. */
const BATCH_ROWS = 2_000;

/** How many records the file of an order would contain; null where counting them takes longer than `mostMs`. */
export async function countOrder(database: Database, order: ExportOrder, mostMs: number): Promise<number | null> {
  const signal = AbortSignal.timeout(mostMs);
  const { name, description } = await database
    .selectFrom('projects')
    .select(['name', 'description'])
    .where('id', '=', order.projectId)
    .executeTakeFirstOrThrow();
  try {
    return await formats[order.format].count({
      database,
      exportId: 0,
      orderedAt: serviceTimestamp(),
      project: { id: order.projectId, name, description },
      selection: await selectionOfOrder(database, order),
      options: order.options,
      batchRows: BATCH_ROWS,
      signal,
    });
  } catch (error) {
    if (error === signal.reason) return null;
    throw error;
  }
}
