import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#service/app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { buildService } from '#scripts/build-service.mjs';
import { providePostgresSample } from './postgres-sample.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the sample season's database file; tests read it and never write to it */
    sampleFile: string;
    /** the folder with the sample's export files */
    exportFolder: string;
    /** origin of a running service over that database */
    serviceUrl: string;
    /** the service's file for tests that start it as a process: built, as `npm start` does, which starts twice as fast */
    serviceProgram: string;
  }
}

const BUILT = join('build', 'test');

/** One sample season and one running service for the whole test run, and the same season in PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildService(BUILT);
  project.provide('serviceProgram', join(process.cwd(), BUILT, 'main.js'));
  // At the same time: PostgreSQL's server works on another core than this process.
  const [sqlite, postgres] = await Promise.allSettled([start(), providePostgresSample(project)]);
  const stops = [
    ...(sqlite.status === 'fulfilled' ? [sqlite.value.stop] : []),
    ...(postgres.status === 'fulfilled' ? [postgres.value] : []),
  ];
  const stopAll = async () => void (await Promise.all(stops.map((stop) => stop())));
  if (sqlite.status === 'rejected' || postgres.status === 'rejected') {
    await stopAll();
    throw sqlite.status === 'rejected' ? sqlite.reason : (postgres as PromiseRejectedResult).reason;
  }
  const { sampleFile, exportFolder, serviceUrl } = sqlite.value;
  project.provide('sampleFile', sampleFile);
  project.provide('exportFolder', exportFolder);
  project.provide('serviceUrl', serviceUrl);
  return stopAll;
}

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-test-'));
  const sampleFile = join(folder, 'sample.sqlite');
  const { database, close } = await openDatabase(sampleFile);
  await fillSample(database, folder, () => {});
  const app = await buildApp({
    database,
    exportFolder: folder,
    dashboardFolder: null,
    publicUrl: null,
    tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Example', chosen: false },
    logLevel: 'silent',
  });
  const serviceUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { sampleFile, exportFolder: folder, serviceUrl, stop };
}
