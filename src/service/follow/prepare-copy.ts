import type { Database } from '#service/database/open-database.ts';
import { isLoadRunning } from '#service/database/uncounted-loads.ts';
import { contentOf } from '#service/load/database-content.ts';
import { NEW_STATE, storedCopy } from './copy-state.ts';
import type { CopySettings } from './copy-settings.ts';

const ELSEWHERE = 'Name another folder in NOCTUARY_DATA, or another database in DATABASE_URL.';

/**
 * Makes the database a copy of the source, or finds that it is one.
 *
 * @throws Error whose sentence says why it cannot be one
 */
export async function prepareCopy(database: Database, { source, projects, everyMs }: CopySettings): Promise<void> {
  const known = await storedCopy(database);
  await refuseOthers(database, source, known !== null);
  if (known !== null && known.source !== source)
    throw new Error(`The database is a copy of ${known.source}, and UPSTREAM_URL is ${source}. ${ELSEWHERE}`);
  if (known === null && (await isLoadRunning(database)))
    throw new Error('A load writes to the database at the moment: start the copy when it has ended.');
  const left = await unnamedProjects(database, source, projects);
  if (left.length > 0)
    throw new Error(
      `The database holds project ${left.join(', ')} of ${source}, which NOCTUARY_COPY_PROJECTS does not name. Name it, too. Or: ${ELSEWHERE}`,
    );
  const settings = { projects: projects === null ? null : JSON.stringify(projects), every_ms: everyMs };
  await database
    .insertInto('copy_state')
    .values({ source, ...settings, state: JSON.stringify(NEW_STATE) })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(settings))
    .execute();
}

/** A copy holds records of its source alone: nothing is mixed. */
async function refuseOthers(database: Database, source: string, isCopy: boolean): Promise<void> {
  const content = await contentOf(database);
  if (content === 'nothing') return;
  const refuse = (what: string) =>
    new Error(`The database holds ${what}, and a copy holds nothing but records of ${source}. ${ELSEWHERE}`);
  if (content !== 'other data') throw refuse(content === 'the sample' ? 'the sample season' : 'generated sessions');
  const others = await database
    .selectFrom('load_keys')
    .select('source')
    .where('source', '!=', source)
    .limit(1)
    .execute();
  if (others[0] !== undefined) throw refuse(`records of ${others[0].source}`);
  // A project that is gone there stays where exports of it were made here.
  if (isCopy) return;
  const own = await database
    .selectFrom('projects')
    .select('name')
    .where('id', 'not in', (keys) =>
      keys.selectFrom('load_keys').select('load_keys.id').where('kind', '=', 'projects').where('source', '=', source),
    )
    .limit(1)
    .execute();
  if (own[0] !== undefined) throw refuse(`the project "${own[0].name}", which is not of it`);
}

/** The ids there of the projects that are here and are not to be copied any more. */
async function unnamedProjects(database: Database, source: string, projects: readonly number[] | null) {
  if (projects === null) return [];
  const rows = await database
    .selectFrom('load_keys')
    .select('key')
    .where('source', '=', source)
    .where('kind', '=', 'projects')
    .execute();
  return rows.map(({ key }) => Number(key)).filter((id) => !projects.includes(id));
}
