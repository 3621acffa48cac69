import { isUnavailable } from '#service/database/database-failure.ts';
import { kindOf } from '#service/database/database-kind.ts';
import { continueIds, lockForFill } from '#service/database/first-fill.ts';
import { inTransaction } from '#service/database/in-transaction.ts';
import { setImmediate } from 'node:timers/promises';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { indexStorage, refreshCounters } from '#service/database/refresh-counters.ts';
import { projectFacts } from './project-facts.ts';
import { sampleCatch, type LastIds } from './sample-catch.ts';
import { sampleExports } from './sample-exports.ts';
import { SAMPLE_MODELS, SAMPLE_USERS } from './sample-identifications.ts';
import { sampleJobs } from './sample-jobs.ts';
import { sampleNights } from './sample-nights.ts';
import { samplePlaces } from './sample-places.ts';
import { sampleStamps } from './sample-stamps.ts';
import { sampleSources, sourceOf } from './sample-storage.ts';
import { sampleTaxa } from './sample-taxa.ts';

/**
 * Rows are created and inserted in portions, so that the first start needs little more memory than later ones, and answers
 * between two how far it is.
 */
const NIGHTS_AT_A_TIME = 50;

/** The longest wait for a fill by another process, for slow and busy machines. */
const LONGEST_FILL_MS = 600_000;

/**
 * Fills an empty database with the sample season and writes its export files to `exportFolder`; a database with any
 * data is left unchanged. Everything is one transaction: an interrupted start begins again. `say` gets lines of
 * progress.
 *
 * @param onSessions called with the number of sessions that are stored, and that of all
 *
 * @returns whether the sample was written
 *
 * @throws the signal's reason where it is aborted; nothing is written then
 */
export async function fillSample(
  database: Database,
  exportFolder: string,
  say: (line: string) => void,
  signal?: AbortSignal,
  onSessions: (stored: number, of: number) => void = () => {},
): Promise<boolean> {
  const end = performance.now() + LONGEST_FILL_MS;
  for (;;) {
    if (await holdsProjects(database)) return false;
    try {
      return await fillEmpty(database, exportFolder, say, signal, onSessions);
    } catch (error) {
      // Another process has SQLite's only write lock for longer than a request may wait: it probably fills the database.
      const isLocked = kindOf(database) === 'sqlite' && isUnavailable(error);
      if (!isLocked || performance.now() > end) throw error;
      say('Another program is writing to the database. Waiting for it …');
    }
    signal?.throwIfAborted();
  }
}

async function fillEmpty(
  database: Database,
  exportFolder: string,
  say: (line: string) => void,
  signal: AbortSignal | undefined,
  onSessions: (stored: number, of: number) => void,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockForFill(transaction);
    // Another process may have done it meanwhile.
    if (await holdsProjects(transaction)) return false;
    say('Filling the empty database with the sample season (once) …');
    const places = samplePlaces();
    const taxa = sampleTaxa();
    const nights = sampleNights(places.deployments);
    await insertCatalogue(transaction, places, taxa.taxa, sampleStamps(places.deployments, nights));
    const jobs = sampleJobs(places.deployments);
    await insertRows(transaction, 'jobs', jobs);

    await insertRows(transaction, 'users', SAMPLE_USERS);
    await insertRows(transaction, 'models', SAMPLE_MODELS);

    const last: LastIds = { event: 0, capture: 0, occurrence: 0, detection: 0 };
    for (const [index, { name }] of projectFacts.entries()) {
      const ofProject = nights.filter(({ deployment }) => deployment.projectId === index + 1);
      for (let done = 0; done < ofProject.length; done += NIGHTS_AT_A_TIME) {
        const caught = sampleCatch(ofProject.slice(done, done + NIGHTS_AT_A_TIME), taxa, last);
        await insertRows(transaction, 'events', caught.events);
        await insertRows(transaction, 'captures', caught.captures);
        await insertRows(transaction, 'occurrences', caught.occurrences);
        await insertRows(transaction, 'detections', caught.detections);
        await insertRows(transaction, 'identifications', caught.identifications);
        onSessions(last.event, nights.length);
        // SQLite's driver frees used statements only in the next round of the event loop.
        await setImmediate();
        signal?.throwIfAborted();
      }
      say(`  ${index + 1} of ${projectFacts.length} projects: ${name}, ${ofProject.length} sessions`);
    }
    await refreshCounters(transaction, signal);
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

async function insertCatalogue(
  database: Database,
  { sites, devices, deployments }: ReturnType<typeof samplePlaces>,
  taxa: ReturnType<typeof sampleTaxa>['taxa'],
  stamps: ReturnType<typeof sampleStamps>,
): Promise<void> {
  await insertRows(
    database,
    'projects',
    projectFacts.map(({ name, description }, index) => ({
      id: index + 1,
      name,
      description,
      image: null,
      draft: 0,
      ...stamps.ofProject(index + 1),
    })),
  );
  await insertRows(
    database,
    'sites',
    sites.map((site) => ({ ...site, ...stamps.ofPart(site.id) })),
  );
  await insertRows(
    database,
    'devices',
    devices.map((device) => ({ ...device, ...stamps.ofPart(device.id) })),
  );
  await insertRows(
    database,
    'storage_sources',
    sampleSources.map(({ kind: _kind, ...source }) => ({ ...source, ...stamps.ofSource(source.id) })),
  );
  await insertRows(
    database,
    'deployments',
    deployments.map((deployment) => ({
      ...stamps.ofDeployment(deployment.id),
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
    })),
  );
  await insertRows(
    database,
    'taxa',
    taxa.map((taxon) => ({ ...taxon, ...stamps.ofTaxon(taxon.id) })),
  );
}
