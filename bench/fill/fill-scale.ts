import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import { analyses } from '#service/database/analyses.ts';
import { kindOf } from '#service/database/database-kind.ts';
import { continueIds } from '#service/database/first-fill.ts';
import { inTransaction } from '#service/database/in-transaction.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { sampleTaxa } from '#service/sample/sample-taxa.ts';
import { MEASUREMENTS_SOURCE } from '#service/load/database-content.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { Progress } from '#service/load/progress.ts';
import { deploymentRows, scaleOf, type Scale } from './scale-rows.ts';

/** Deployments per batch, which have 10,000 sessions. */
const DEPLOYMENTS_AT_A_TIME = 400;
type DeploymentRows = ReturnType<typeof deploymentRows>;
const MADE = { created_at: '2014-01-01T00:00:00.000000', updated_at: '2014-01-01T00:00:00.000000' };

/**
 * Fills an empty database with made-up sessions, for measurements only: lists, orderings and counts are real, but only
 * every hundredth deployment has captures and occurrences as rows; the others have only the numbers.
 */
export async function fillScale(context: LoadContext, sessions: number): Promise<true> {
  const { database, say } = context;
  const { taxa } = sampleTaxa();
  const speciesIds = taxa.filter(({ rank }) => rank === 'SPECIES').map(({ id }) => id);
  const scale = scaleOf(sessions, speciesIds);
  say(`Making ${sessions.toLocaleString('en')} sessions of ${scale.deployments.toLocaleString('en')} deployments.`);
  say('  This database is for measurements only: most captures and occurrences are numbers without rows.');
  // Index writes are spread over the file: with SQLite's default cache of 2 MB most of the time was spent reading pages
  // again.
  if (kindOf(database) === 'sqlite') await sql`pragma cache_size = -64000`.execute(database);
  await inBatch(context, async (transaction) => {
    await insertRows(transaction, 'load_keys', [
      { source: MEASUREMENTS_SOURCE, kind: 'sessions', key: 'wanted', id: sessions },
    ]);
    await insertRows(transaction, 'projects', projectRows(scale));
    await insertRows(transaction, 'storage_sources', storageRows(scale));
    await insertRows(
      transaction,
      'taxa',
      taxa.map((row) => ({ ...row, search_text: plainText(row.name), ...MADE })),
    );
  });
  try {
    await fillDeployments(context, scale);
  } finally {
    await inTransaction(database, async (transaction) => {
      for (const statement of await analyses(transaction)) {
        await nextTurn();
        await statement.execute(transaction);
      }
      await continueIds(transaction);
    });
  }
  return true;
}

async function fillDeployments(context: LoadContext, scale: Scale): Promise<void> {
  const progress = new Progress(context, 'sessions');
  for (let first = 1; first <= scale.deployments; first += DEPLOYMENTS_AT_A_TIME) {
    const size = Math.min(DEPLOYMENTS_AT_A_TIME, scale.deployments - first + 1);
    const made = Array.from({ length: size }, (_, index) => deploymentRows(first + index, scale));
    await inBatch(context, async (transaction) => {
      for (const table of TABLES) {
        const rows = made.flatMap((ofDeployment): readonly object[] => ofDeployment[table]);
        await insertRows<typeof table>(transaction, table, rows);
      }
      await addToTotals(transaction, made);
    });
    progress.add(
      made.reduce((sum, { events }) => sum + events.length, 0),
      scale.sessions,
    );
  }
  progress.end(scale.sessions);
}

/** Referenced tables first. */
const TABLES = [
  'sites',
  'devices',
  'deployments',
  'jobs',
  'events',
  'captures',
  'event_example_captures',
  'occurrences',
  'detections',
] as const;

/** The stored totals of lists must count existing rows only, or the last pages would be wrong. */
async function addToTotals(transaction: LoadContext['database'], made: readonly DeploymentRows[]): Promise<void> {
  const projects = new Map<number, { deployments: number; events: number; captures: number; occurrences: number }>();
  const taxa = new Map<number, number>();
  const found = new Map<string, { project_id: number; taxon_id: number; occurrences_count: number }>();
  for (const rows of made) {
    for (const { project_id } of rows.deployments) {
      const total = projects.get(project_id) ?? { deployments: 0, events: 0, captures: 0, occurrences: 0 };
      projects.set(project_id, total);
      total.deployments += 1;
      total.events += rows.events.length;
      total.captures += rows.captures.length;
      total.occurrences += rows.occurrences.length;
    }
    for (const { determination_id, project_id } of rows.occurrences) {
      taxa.set(determination_id, (taxa.get(determination_id) ?? 0) + 1);
      const pair = `${project_id} ${determination_id}`;
      const before = found.get(pair)?.occurrences_count ?? 0;
      found.set(pair, { project_id, taxon_id: determination_id, occurrences_count: before + 1 });
    }
  }
  for (const [id, { deployments, events, captures, occurrences }] of projects) {
    await sql`update projects set deployments_count = deployments_count + ${deployments},
      events_count = events_count + ${events}, captures_count = captures_count + ${captures},
      occurrences_count = occurrences_count + ${occurrences} where id = ${id}`.execute(transaction);
    await sql`update storage_sources set deployments_count = deployments_count + ${deployments}
      where id = ${id}`.execute(transaction);
  }
  for (const [id, occurrences] of taxa) {
    await sql`update taxa set occurrences_count = occurrences_count + ${occurrences} where id = ${id}`.execute(
      transaction,
    );
  }
  if (found.size > 0) {
    await transaction
      .insertInto('project_taxa')
      .values([...found.values()])
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'taxon_id']).doUpdateSet({
          occurrences_count: sql`project_taxa.occurrences_count + excluded.occurrences_count`,
        }),
      )
      .execute();
  }
}

function projectRows({ projects }: Scale) {
  return Array.from({ length: projects }, (_, index) => {
    const name = `Project ${index + 1}`;
    return { id: index + 1, name, search_text: plainText(name), description: '', image: null, draft: 0, ...MADE };
  });
}

function storageRows({ projects }: Scale) {
  return Array.from({ length: projects }, (_, index) => {
    const name = `bucket-${index + 1}`;
    return {
      id: index + 1,
      project_id: index + 1,
      name,
      search_text: plainText(name),
      bucket: name,
      prefix: '',
      endpoint_url: '',
      public_base_url: null,
      total_files_indexed: null,
      total_size_indexed: null,
      total_captures_indexed: null,
      ...MADE,
    };
  });
}
