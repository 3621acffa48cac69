import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which tests a run has, by `TEST_RUN`: `first` (`npm test`), `rest` (`npm run test:rest`), or all of them. Together
 * the two have every test once.
 */
export type TestRun = 'first' | 'rest' | 'all';

export const testRun: TestRun = ((value) => (value === 'first' || value === 'rest' ? value : 'all'))(
  process.env['TEST_RUN'],
);

/** Files of the rest alone: they end processes, restart databases, fill large ones, or wait for minutes. */
const REST_ALONE: ReadonlySet<string> = new Set([
  'test/service/database/postgres-breaks.test.ts',
  'test/service/database/postgres-restarts.test.ts',
  'test/service/database/postgres-starts.test.ts',
  'test/service/exports/exports-processes.test.ts',
  'test/service/load/load-made.test.ts',
  'test/service/load/load-process.test.ts',
  'test/service/sample/sample-fill.test.ts',
  'test/service/soak.test.ts',
  'test/service/start-refusals.test.ts',
  'test/service/stopping.test.ts',
  'test/service/uncaught-errors.test.ts',
  'test/service/upstream/closing-connections.test.ts',
  'test/service/vulnerabilities.test.ts',
]);

/** The files of the service's tests in a run. The rest has those alone, and those that it repeats over PostgreSQL. */
export function serviceTests(run: TestRun): string[] {
  const root = 'test/service';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(root, file));
  if (run === 'first') return files.filter((file) => !REST_ALONE.has(file));
  if (run === 'rest')
    return files.filter((file) => REST_ALONE.has(file) || /\bsampleDatabases\b/.test(readFileSync(file, 'utf8')));
  return files;
}
