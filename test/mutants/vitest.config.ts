import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ASKS_A_SERVICE = /\binject\(|renderAt|\bserve(?:Deployments|Many)?\(/;
/** The rooms that are changed; their own tests may ask the service. */
const ROOMS = /\/(?:findings|model|cards|arrange)\//;

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file));
}

/** Tests of long lists and of many scripts, which take seconds; what they show of a mutant quicker ones show too. */
const SLOW = /\/(?:long-lists|walk-counts|list-loaded|remarks-file|mark-index|routes)\.test\.tsx?$/;

/** Thousands of runs of whole pages would take days. */
function isQuick(file: string): boolean {
  if (SLOW.test(file)) return false;
  if (ROOMS.test(file)) return true;
  return file.endsWith('.ts') && !ASKS_A_SERVICE.test(readFileSync(file, 'utf8'));
}

/** The tests that the mutants are run against: see `stryker.config.mjs`. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: [...testsIn('test/contract'), ...testsIn('test/dashboard').filter(isQuick)],
    environment: 'happy-dom',
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['test/support/dashboard-setup.ts', 'test/mutants/short-waits.ts'],
    globalSetup: ['test/support/sample-setup.ts'],
  },
});
