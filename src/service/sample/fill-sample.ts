import { continueIds, lockForFill } from '#service/database/first-fill.ts';
import { setImmediate } from 'node:timers/promises';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { indexStorage, refreshCounters } from '#service/database/refresh-counters.ts';
import { projectFacts } from './place-facts.ts';
import { microseconds, sampleCatch, type LastIds } from './sample-catch.ts';
import { sampleExports } from './sample-exports.ts';
import { sampleJobs } from './sample-jobs.ts';
import { sampleNights, type SampleNight } from './sample-nights.ts';
import { samplePlaces } from './sample-places.ts';
import { sampleSources, sourceOf } from './sample-storage.ts';
import { sampleTaxa } from './sample-taxa.ts';
import { midnight, timestampOf } from './wall-clock.ts';

const DAY_S = 86_400;
/** Rows are made and inserted in portions, so that a first start needs little more memory than a later one. */
const NIGHTS_AT_A_TIME = 200;

/**
 * Fills an empty database with the sample season and writes its export files to `exportFolder`; a database that holds
 * anything is left as it is. All of it is one transaction: a start that was broken off begins again. `say` gets a
 * line of progress now and then.
 *
 * @returns whether the sample was written
 */
export async function fillSample(
  database: Database,
  exportFolder: string,
  say: (line: string) => void,
): Promise<boolean> {
  if (await holdsProjects(database)) return false;
  return database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    // Another process may have been quicker.
    if (await holdsProjects(transaction)) return false;
    say('Filling the empty database with the sample season (once) …');
    const places = samplePlaces();
    const taxa = sampleTaxa();
    const nights = sampleNights(places.deployments);
    await insertCatalogue(transaction, places, taxa.taxa, lastChanges(nights));
    const jobs = sampleJobs(places.deployments);
    await insertRows(transaction, 'jobs', jobs);

    const last: LastIds = { event: 0, capture: 0, occurrence: 0, detection: 0 };
    for (const [index, { name }] of projectFacts.entries()) {
      const ofProject = nights.filter(({ deployment }) => deployment.projectId === index + 1);
      for (let done = 0; done < ofProject.length; done += NIGHTS_AT_A_TIME) {
        const caught = sampleCatch(ofProject.slice(done, done + NIGHTS_AT_A_TIME), taxa, last);
        await insertRows(transaction, 'events', caught.events);
        await insertRows(transaction, 'captures', caught.captures);
        await insertRows(transaction, 'occurrences', caught.occurrences);
        await insertRows(transaction, 'detections', caught.detections);
        // SQLite's driver frees used statements only when the event loop turns.
        await setImmediate();
      }
      say(`  ${index + 1} of ${projectFacts.length} projects: ${name}, ${ofProject.length} sessions`);
    }
    await refreshCounters(transaction);
    await indexStorage(
      transaction,
      sampleSources.filter(({ kind }) => kind !== 'never indexed').map(({ id }) => id),
    );
    await sampleExports(transaction, exportFolder, jobs.length);
    await continueIds(transaction);
    say(`  ${last.event} sessions, ${last.capture} captures, ${last.occurrence} occurrences, 24 exports`);
    return true;
  });
}

async function holdsProjects(database: Database): Promise<boolean> {
  return (await database.selectFrom('projects').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** A deployment's record last changed some days after its last night, when the captures were brought in. */
function lastChanges(nights: readonly SampleNight[]): Map<number, string> {
  return new Map(
    nights.map(({ deployment, start }) => {
      const brought = timestampOf(start + DAY_S * (2 + (deployment.id % 6)) + deployment.id * 97);
      return [deployment.id, `${brought}.${microseconds(deployment.id + 11)}`];
    }),
  );
}

async function insertCatalogue(
  database: Database,
  { sites, devices, deployments }: ReturnType<typeof samplePlaces>,
  taxa: ReturnType<typeof sampleTaxa>['taxa'],
  changes: ReadonlyMap<number, string>,
): Promise<void> {
  // Everything was set up in the spring before the first season, one thing after another.
  const made = (day: number, id: number) => {
    const at = midnight(2023, day) + id * 613;
    return {
      created_at: `${timestampOf(at)}.${microseconds(id)}`,
      updated_at: `${timestampOf(at + DAY_S * (200 + ((id * 31) % 760)))}.${microseconds(id + 11)}`,
    };
  };
  await insertRows(
    database,
    'projects',
    projectFacts.map(({ name, description }, index) => ({
      id: index + 1,
      name,
      description,
      image: null,
      draft: 0,
      ...made(9, index + 1),
    })),
  );
  await insertRows(database, 'sites', sites);
  await insertRows(database, 'devices', devices);
  await insertRows(
    database,
    'storage_sources',
    sampleSources.map(({ kind: _kind, ...source }) => ({ ...source, ...made(20, source.id) })),
  );
  await insertRows(
    database,
    'deployments',
    deployments
      .map((deployment) => ({
        ...made(40, deployment.id),
        id: deployment.id,
        project_id: deployment.projectId,
        site_id: deployment.siteId,
        device_id: deployment.deviceId,
        storage_source_id: sourceOf(deployment),
        name: deployment.name,
        image: null,
        latitude: deployment.latitude,
        longitude: deployment.longitude,
        first_capture_timestamp: null,
        last_capture_timestamp: null,
      }))
      .map((row) => ({ ...row, updated_at: changes.get(row.id) ?? row.updated_at })),
  );
  await insertRows(
    database,
    'taxa',
    taxa.map((taxon) => ({ ...taxon, ...made(2, taxon.id) })),
  );
}
