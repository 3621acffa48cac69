import type { LeftOut } from '#contract/exports/left-out.ts';
import type { Database } from '#service/database/open-database.ts';
import type { ExportFormat, ExportScope } from '#service/exports/formats/export-format.ts';
import { formats } from '#service/exports/formats/formats.ts';
import type { ExportOrder } from './insert-export.ts';
import { leftOutSummary } from './left-out-summary.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { serviceTimestamp } from './service-timestamp.ts';

/** Rows that a format reads at a time where it has to look at them. */
const BATCH_ROWS = 2_000;

/** How many records the file of an order would contain; null where counting them takes longer than `mostMs`. */
export function countOrder(database: Database, order: ExportOrder, mostMs: number): Promise<number | null> {
  return inTime(database, order, mostMs, (format, scope) => format.count(scope));
}

/**
 * The deployments of an order that its file would leave out, or that have no location, as `leftOutSummary` has them; null too
 * where finding them takes longer than `mostMs`.
 */
export function leftOutOfOrder(database: Database, order: ExportOrder, mostMs: number): Promise<LeftOut | null> {
  return inTime(database, order, mostMs, (_format, scope) => leftOutSummary(order.format, scope));
}

async function inTime<Answer>(
  database: Database,
  order: ExportOrder,
  mostMs: number,
  ask: (format: ExportFormat, scope: ExportScope) => Promise<Answer>,
): Promise<Answer | null> {
  const signal = AbortSignal.timeout(mostMs);
  const { name, description } = await database
    .selectFrom('projects')
    .select(['name', 'description'])
    .where('id', '=', order.projectId)
    .executeTakeFirstOrThrow();
  try {
    return await ask(formats[order.format], {
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
