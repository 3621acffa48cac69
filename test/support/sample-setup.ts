import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveOnDemand } from './on-demand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the sample season's database file; tests read it and never write to it */
    sampleFile: string;
    /** an SQLite file with the tables and no rows, to be copied and never opened */
    tablesFile: string;
    /** the folder with the sample's export files */
    exportFolder: string;
    /** origin of a running service over that database */
    serviceUrl: string;
    /** the small season's database file, in the same way, for pages: 24 traps and 193 sessions of the sample */
    smallFile: string;
    /** origin of a running service over the small season */
    smallUrl: string;
  }
}

const BUILT = join('build', 'test');

/** One sample season and one running service for the whole run; PostgreSQL and the built service when a test asks. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { state, config } = project.vitest;
  const needsService = (path: string) => ['service', 'dashboard'].some((side) => path.includes(`test/${side}/`));
  if (!config.watch && !state.getPaths().some(needsService)) return undefined;
  // Loading these takes longer than most tests of the contract.
  const { startSampleService, startSmallSeason } = await import('#test/support/sample/start-sample-service.ts');
  const service = await startSampleService();
  const small = await startSmallSeason();
  project.provide('sampleFile', service.file);
  project.provide('tablesFile', service.tablesFile);
  project.provide('exportFolder', service.exportFolder);
  project.provide('serviceUrl', service.url);
  project.provide('smallFile', small.file);
  project.provide('smallUrl', small.url);
  const { url, stop } = await serveOnDemand({
    postgres: async () => (await import('#test/support/sample/start-postgres-sample.ts')).startPostgresSample(),
    season: async (valueOf) =>
      (await import('#test/support/sample/make-season.ts')).makeSeason(service.tablesFile, await valueOf('postgres')),
    programs: async () => {
      const { buildService } = await import('#scripts/build-service.mjs');
      await buildService(BUILT);
      return { value: { noctuary: join(process.cwd(), BUILT, 'noctuary.js') }, stop: () => Promise.resolve() };
    },
  });
  project.provide('onDemandUrl', url);
  return async () => void (await Promise.all([stop(), service.stop(), small.stop()]));
}
