import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that ask no service: thousands of runs of pages would take days. */
function testsWithoutService(folder: string, isPart: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => isPart.test(file) && !/\binject\(|renderAt|\bserve/.test(readFileSync(file, 'utf8')));
}

/** The tests that the mutants are run against: see `stryker.config.mjs`. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: [
      ...testsWithoutService('test/contract', /\.test\.ts$/),
      ...testsWithoutService('test/dashboard', /\.test\.ts$|\/(?:findings|model|cards|arrange)\/.*\.test\.tsx$/),
    ],
    environment: 'happy-dom',
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['test/support/dashboard-setup.ts'],
    provide: { smallUrl: 'http://127.0.0.1:9' },
  },
});
