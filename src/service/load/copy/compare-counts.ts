import { countRowsHere, totalOf, type RowCounts } from './count-rows-here.ts';
import { forEachLimited } from './for-each-limited.ts';
import { type SessionList, publishSessions } from './publish-sessions.ts';
import { readDeployment, type SessionRun } from './read-sessions.ts';
import { inQuietBatch, type CopyRun } from './copy-run.ts';
import { stage, unstagePart } from './staged-records.ts';

/** Where the counts of a project differ, reads the deployments whose counts differ, then what is of no deployment. */
export async function compareCounts(session: SessionRun): Promise<void> {
  const { run, lists, theirs, foreign, reread } = session;
  const here = await countsHere(session);
  for (const [project, projectId] of run.projects) {
    const differing = lists.filter(
      (list) => foreign[list] === 0 && theirs[list].get(project) !== (here[list].get(`project ${projectId}`) ?? 0),
    );
    const ofProject = [...run.deployments].filter((one) => one[1].project === project);
    await forEachLimited(ofProject, async ([there, deployment]) => {
      const asked = new Set<SessionList>(lists.filter((list) => reread[list].has(there)));
      for (const list of differing) {
        if (session.readWhole[list].has(there)) continue;
        const count = await run.lists.count(list, { project_id: project, deployment: there });
        if (count !== (here[list].get(`deployment ${deployment.id}`) ?? 0)) asked.add(list);
      }
      if (asked.size === 0) return;
      const wanted = asked.has('captures') ? lists : await listsWith(session, [...asked]);
      await readDeployment(session, there, deployment, wanted);
    });
  }
  const now = await countsHere(session);
  for (const list of lists) {
    // A list that ignores the filters counts the records of all projects, so nothing can be compared.
    if (foreign[list] > 0) {
      run.theirs.set(list, totalOf(now[list]));
      continue;
    }
    for (const [project, projectId] of run.projects) {
      if (theirs[list].get(project) === (now[list].get(`project ${projectId}`) ?? 0)) continue;
      // Asked again: the service may have gone on while it was read.
      theirs[list].set(project, await run.lists.count(list, { project_id: project }));
      await compareUnplaced(session, list, { project, projectId, here: now[list].get(`without ${projectId}`) ?? 0 });
    }
    run.theirs.set(
      list,
      [...theirs[list].values()].reduce((sum, count) => sum + count, 0),
    );
  }
}

/** Records of no deployment are in the list of the project alone. @param here how many of them are here */
async function compareUnplaced(
  { run, theirs }: SessionRun,
  list: SessionList,
  { project, projectId, here }: { project: number; projectId: number; here: number },
): Promise<void> {
  let placed = 0;
  for (const [there, deployment] of run.deployments) {
    if (deployment.project !== project) continue;
    placed += await run.lists.count(list, { project_id: project, deployment: there });
  }
  if ((theirs[list].get(project) ?? 0) - placed !== here) await copyUnplaced(run, list, project, projectId);
}

/** The rows here, and what could not be used: together they are what the service counts. */
async function countsHere({ run, lists, leftOut }: SessionRun): Promise<Record<SessionList, RowCounts>> {
  const counts = { captures: new Map(), occurrences: new Map() } as Record<SessionList, RowCounts>;
  for (const list of lists) {
    const rows = new Map(await countRowsHere(run, list));
    let unused = 0;
    for (const [there, count] of leftOut[list]) {
      const deployment = run.deployments.get(there);
      if (deployment === undefined || count === 0) continue;
      unused += count;
      for (const part of [`project ${deployment.projectId}`, `deployment ${deployment.id}`])
        rows.set(part, (rows.get(part) ?? 0) + count);
    }
    run.unused.set(list, unused);
    counts[list] = rows;
  }
  return counts;
}

/** The detections of occurrences may be in the captures. */
export async function listsWith(session: SessionRun, lists: readonly SessionList[]): Promise<readonly SessionList[]> {
  return (await session.sendsDetections()) ? session.lists : lists;
}

/**
 * Copies what a project has of no deployment, or of one that is not listed: only the list of the whole project has it.
 * Such records belong to no session here.
 */
async function copyUnplaced(run: CopyRun, list: SessionList, project: number, projectId: number): Promise<void> {
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
