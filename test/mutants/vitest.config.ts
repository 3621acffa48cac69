import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { papers } from '#scripts/papers.ts';
import { roomsOfRun } from './rooms.mjs';

/** The tests that the mutants of a room are run against: see `rooms.mjs`. */
export default defineConfig({
  plugins: [react(), papers()],
  test: {
    include: roomsOfRun().flatMap(({ tests }) => tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`)),
    environment: 'happy-dom',
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['test/support/dashboard-setup.ts', 'test/mutants/short-waits.ts'],
    globalSetup: ['test/support/sample-setup.ts'],
  },
});
