import type { CopyRun } from './copy-run.ts';
import type { SessionList } from './publish-sessions.ts';

/** Numbers of rows: of "project 1" and of "deployment 2" by their ids here, and "without 1": of a project's, of no deployment. */
export type RowCounts = ReadonlyMap<string, number>;

/** Counts the captures or occurrences here that are of the source. */
export async function countRowsHere({ context, source, projects }: CopyRun, list: SessionList): Promise<RowCounts> {
  const rows = await context.database
    .selectFrom(list)
    .innerJoin('load_keys', 'load_keys.id', `${list}.id`)
    .select([`${list}.project_id`, `${list}.deployment_id`, ({ fn }) => fn.countAll<number | string>().as('n')])
    .where('load_keys.source', '=', source)
    .where('load_keys.kind', '=', list)
    .where(`${list}.project_id`, 'in', [0, ...projects.values()])
    .groupBy([`${list}.project_id`, `${list}.deployment_id`])
    .execute();
  const counts = new Map<string, number>();
  for (const { project_id, deployment_id, n } of rows) {
    const parts = [
      `project ${project_id}`,
      deployment_id === null ? `without ${project_id}` : `deployment ${deployment_id}`,
    ];
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + Number(n));
  }
  return counts;
}

/** The number of rows in all projects. */
export function totalOf(counts: RowCounts): number {
  let total = 0;
  for (const [part, count] of counts) if (part.startsWith('project ')) total += count;
  return total;
}
