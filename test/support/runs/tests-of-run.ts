import { readFileSync } from 'node:fs';
import { namesBelow } from '#scripts/names-below.mjs';

/**
 * Which tests a run has, by `TEST_RUN`: `first` (`npm test`), `rest` (`npm run test:rest`), `scheduled`
 * (`npm run test:scheduled`), or all of them. Together the three have every test once.
 */
export type TestRun = 'first' | 'rest' | 'scheduled' | 'all';

const isRun = (value: string | undefined): value is TestRun =>
  value === 'first' || value === 'rest' || value === 'scheduled';

export const testRun: TestRun = ((value) => (isRun(value) ? value : 'all'))(process.env['TEST_RUN']);

/** Files that end processes, break connections to databases, or make very many records. The recipes, which check a copy, go with them. */
const SCHEDULED: ReadonlySet<string> = new Set([
  'test/dashboard/sessions/long-lists.test.ts',
  'test/service/database/postgres-breaks.test.ts',
  'test/service/database/postgres-restarts.test.ts',
  'test/service/database/postgres-starts.test.ts',
  'test/service/database/uncounted-loads.test.ts',
  'test/service/exports/exports-processes.test.ts',
  'test/service/follow/follow-kills.test.ts',
  'test/service/follow/soak-copy.test.ts',
  'test/service/images/index-kills.test.ts',
  'test/service/load/load-interruptible.test.ts',
  'test/service/load/load-made.test.ts',
  'test/service/load/load-process.test.ts',
  'test/service/sample/sample-fill.test.ts',
  'test/service/soak.test.ts',
  'test/service/stopping.test.ts',
  'test/service/uncaught-errors.test.ts',
  'test/service/upstream/closing-connections.test.ts',
]);

/**
 * Files of the rest alone: they start processes many times, read long lists again and again, or try each field of files,
 * forms and addresses.
 */
const REST_ALONE: ReadonlySet<string> = new Set([
  'test/dashboard/api/lists/walk-counts.test.ts',
  'test/dashboard/api/lists/walk-faults.test.ts',
  'test/dashboard/exports/order/offered-formats.test.tsx',
  'test/dashboard/exports/order/publication/order-publication.test.tsx',
  'test/dashboard/exports/order/rights-fields.test.tsx',
  'test/dashboard/hostile-addresses.test.tsx',
  'test/dashboard/list/list-back.test.tsx',
  'test/dashboard/list/list-download.test.tsx',
  'test/dashboard/list/list-too-many.test.tsx',
  'test/dashboard/remarks/file/remarks-file.test.ts',
  'test/dashboard/sessions/capture-thumbnails.test.tsx',
  'test/dashboard/share-safe.test.tsx',
  'test/dashboard/species/accumulation/taxa-accumulation.test.tsx',
  'test/dashboard/species/species-faults.test.tsx',
  'test/dashboard/statistics/statistics-page.test.tsx',
  'test/dashboard/storage/images/image-dialog.test.tsx',
  'test/dashboard/told-apart.test.tsx',
  'test/dashboard/unreported-fields.test.tsx',
  'test/service/backup/backups.test.ts',
  'test/service/command/doctor/doctor-command.test.ts',
  'test/service/command/export/export-command.test.ts',
  'test/service/command/parts.test.ts',
  'test/service/command/start-command.test.ts',
  'test/service/connections.test.ts',
  'test/service/description/typed-client.test.ts',
  'test/service/exports/filtered-packages.test.ts',
  'test/service/exports/formats/fields-of-files.test.ts',
  'test/service/exports/formats/formats.test.ts',
  'test/service/follow/follow-faults.test.ts',
  'test/service/follow/follow.test.ts',
  'test/service/follow/start-copy.test.ts',
  'test/service/load/load-staged.test.ts',
  'test/service/log.test.ts',
  'test/service/start-refusals.test.ts',
  'test/service/start.test.ts',
  'test/service/vulnerabilities.test.ts',
]);

/** The files of the service's tests in a run. The rest and the scheduled run have their own, and those that they repeat over PostgreSQL. */
export function serviceTests(run: TestRun): string[] {
  const root = 'test/service';
  const files = namesBelow(root)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${root}/${file}`);
  const isOver = (databases: string) => (file: string) =>
    new RegExp(String.raw`\b${databases}\b`).test(readFileSync(file, 'utf8'));
  const [isRepeated, isRepeatedLater] = [isOver('sampleDatabases'), isOver('similarDatabases')];
  if (run === 'scheduled') return files.filter((file) => SCHEDULED.has(file) || isRepeatedLater(file));
  const pushed = files.filter((file) => !SCHEDULED.has(file));
  if (run === 'first') return pushed.filter((file) => !REST_ALONE.has(file));
  if (run === 'rest') return pushed.filter((file) => REST_ALONE.has(file) || isRepeated(file));
  return files;
}

/** The files of the dashboard's tests in a run, which need one engine. */
export function dashboardTests(run: TestRun): string[] {
  const files = namesBelow('test/dashboard')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/dashboard/${file}`);
  if (run === 'all') return files;
  if (run === 'scheduled') return files.filter((file) => SCHEDULED.has(file));
  return files.filter((file) => !SCHEDULED.has(file) && REST_ALONE.has(file) === (run === 'rest'));
}

/** The files that install the packed file in a folder of its own, which `npm run pack:check` runs too. */
export function packedTests(run: TestRun): string[] {
  return run === 'rest' || run === 'all' ? ['test/packed/*.test.ts'] : [];
}

/** The files that follow a recipe of CONTRIBUTING in a copy of the project, which takes all checks. */
export function recipeTests(run: TestRun): string[] {
  return run === 'scheduled' || run === 'all' ? ['test/recipes/*.test.ts'] : [];
}
