import { inQuietBatch, type CopyRun } from './copy-run.ts';
import { publishSessions, type SessionList } from './publish-sessions.ts';
import { stage, unstagePart } from './staged-records.ts';

/**
 * Copies what a project has of no deployment, or of one that is not listed: only the list of the whole project has it.
 * Such records belong to no session here.
 */
export async function copyUnplaced(run: CopyRun, list: SessionList, project: number, projectId: number): Promise<void> {
  const part = `project ${project}`;
  run.context.say(`  ${list}: some are of no deployment, so the list of project ${project} is read`);
  await inQuietBatch(run, (transaction) => unstagePart(transaction, run.source, [list], part));
  let [came, theirs] = [0, 0];
  for await (const { records, rejected, count } of run.lists.walk(list, { project_id: project })) {
    theirs = count;
    came += records.length + rejected.length;
    const unplaced = records.filter(({ deployment }) => deployment === null || !run.deployments.has(deployment.id));
    const staged = unplaced.map((record) => ({ key: String(record.id), part, event: null, record }));
    await inQuietBatch(run, (transaction) => stage(transaction, run.source, list, staged));
  }
  await publishSessions(run, { part, projectId, deploymentId: null, lists: came < theirs ? [] : [list] }, null);
  await inQuietBatch(run, (transaction) => unstagePart(transaction, run.source, [list], part));
}
