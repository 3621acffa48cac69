import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import { idsIn } from '#service/database/ids-in.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { numberedPeriods, type PeriodGap, type PeriodNumber, type RunPeriod } from './run-periods.ts';

interface Numbered {
  /** the numbers of the periods, by the deployment's id */
  numbers: ReadonlyMap<number, readonly number[]>;
  added: readonly (PeriodNumber & { deployment_id: number })[];
}

/**
 * The numbers of the periods of deployments, by the deployment's id: those that earlier packages have given out, and the
 * next ones. Where the files are given out the next ones are stored; orders that are made at the same time take turns.
 */
export async function periodNumbers(
  { database, signal, isGivenOut }: Pick<ExportScope, 'database' | 'signal' | 'isGivenOut'>,
  periods: ReadonlyMap<number, readonly RunPeriod[]>,
  gap: PeriodGap,
): Promise<Numbered['numbers']> {
  const read = (from: Database) => numbersFrom(from, periods, gap);
  const { numbers, added } = await retryWhileUnavailable(signal, () => read(database));
  if (added.length === 0 || isGivenOut !== true) return numbers;
  return retryWhileUnavailable(signal, () =>
    inShortTransaction(database, async (transaction) => {
      // On SQLite there is one writer at a time.
      if (kindOf(transaction) === 'postgres')
        await sql`lock table deployment_periods in share row exclusive mode`.execute(transaction);
      const now = await read(transaction);
      await insertRows(transaction, 'deployment_periods', now.added);
      return now.numbers;
    }),
  );
}

async function numbersFrom(
  database: Database,
  periods: ReadonlyMap<number, readonly RunPeriod[]>,
  gap: PeriodGap,
): Promise<Numbered> {
  const stored = new Map<number, PeriodNumber[]>([...periods.keys()].map((id) => [id, []]));
  const rows = await database
    .selectFrom('deployment_periods')
    .select(['deployment_id', 'number', 'start'])
    .where(idsIn(database, 'deployment_id', [...periods.keys()]))
    .execute();
  for (const { deployment_id, ...one } of rows) stored.get(deployment_id)?.push(one);
  const all = [...periods].map(([id, of]) => ({ id, ...numberedPeriods(of, stored.get(id) ?? [], gap) }));
  return {
    numbers: new Map(all.map(({ id, numbers }) => [id, numbers])),
    added: all.flatMap(({ id, added }) => added.map((one) => ({ deployment_id: id, ...one }))),
  };
}
