import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { papers } from './scripts/papers.ts';
import { scopedClass } from './scripts/scoped-class.mjs';
import { LongestFirst } from './test/support/runs/longest-first.ts';
import { dashboardTests, packedTests, recipeTests, serviceTests, testRun } from './test/support/runs/tests-of-run.ts';

const isCi = Boolean(process.env['CI']);

/** Of every project, since they take nothing from what stands above them. */
const SHARED = {
  // Files of a worker share their modules: loading these anew for each file took a quarter of the time. What a test
  // changes beyond itself it sets back.
  isolate: false,
  // Pages are made and thrown away by the thousand: room for the young ones, from the beginning, takes an eighth off the
  // processor time.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
  // A CI machine may be slow, with others on it.
  testTimeout: isCi ? 180_000 : 15_000,
  hookTimeout: isCi ? 180_000 : 15_000,
  expect: { poll: { timeout: isCi ? 20_000 : 10_000 } },
};

const WORDS_OF_EVERY_PAGE = /\/src\/dashboard\/(?:ui|shell|api|list|links)\/messages\/([a-z]{2})\.tsx?$/;

function wordsOfEveryPage(module: string): string | null {
  const [, language] = WORDS_OF_EVERY_PAGE.exec(module) ?? [];
  return language === undefined ? null : `words-${language}`;
}

/** The dashboard's build, and the three kinds of tests that need no browser. */
export default defineConfig({
  plugins: [react(), inlineScripts(), papers()],
  css: { modules: { generateScopedName: scopedClass } },
  build: {
    outDir: 'build/dashboard',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // What THIRD-PARTY.md is made of (scripts/third-party.mjs).
    license: { fileName: '.vite/licenses.json' },
    // Every browser of the target preloads modules itself, or does well without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first load names every file, which hardly compresses: 42 bits tell files apart, and only those that are loaded
        // by themselves have a name too.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || name.startsWith('words-') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The messages that every page needs are one file per language, `words-en`.
            {
              name: wordsOfEveryPage,
              debugName: 'words',
              test: WORDS_OF_EVERY_PAGE,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What every list page needs, and few pages do without, is one file.
            { name: 'shared', minShareCount: 6, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    globalSetup: ['test/support/sample-setup.ts'],
    // More than cores: many tests of the service wait for leases, locks and processes to end.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...SHARED, name: 'contract', include: ['test/contract/**/*.test.ts', 'test/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'service',
          include: serviceTests(testRun),
        },
      },
      { test: { ...SHARED, name: 'packed', include: packedTests(testRun) } },
      { test: { ...SHARED, name: 'recipes', include: recipeTests(testRun) } },
      {
        plugins: [papers()],
        test: {
          ...SHARED,
          name: 'dashboard',
          include: dashboardTests(testRun),
          environment: 'happy-dom',
          setupFiles: ['test/support/dashboard-setup.ts'],
        },
      },
    ],
  },
});
