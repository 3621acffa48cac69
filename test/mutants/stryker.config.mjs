import { roomsOfRun } from './rooms.mjs';

const room = process.env['MUTANTS_ROOM'] ?? 'all';

/** One run, of one room; `scripts/mutants.mjs` begins them. */
export default {
  mutate: [...roomsOfRun().map(({ code }) => `${code}/**/*.{ts,tsx}`), '!src/**/messages/**'],
  // No file: it would be rewritten with an API that TypeScript 7 does not have, and all its paths are within the project.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs once when a file is loaded, such as a schema, would need every test for each mutant.
  ignoreStatic: true,
  // Words and lists of words are not decisions.
  mutator: { excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral', 'Regex'] },
  // Tests of pages wait most of the time.
  concurrency: 4,
  timeoutMS: 10_000,
  reporters: ['progress', 'html', 'json'],
  htmlReporter: { fileName: `build/mutants/${room}.html` },
  jsonReporter: { fileName: `build/mutants/${room}.json` },
  // A further run tries again what changed, and what no test has seen.
  incremental: true,
  incrementalFile: `build/mutants/${room}-incremental.json`,
  tempDirName: 'build/mutants/copies',
  ignorePatterns: ['build', 'data', 'docs', 'public', 'test/journeys', 'test-results', 'real-service', 'cases'],
};
