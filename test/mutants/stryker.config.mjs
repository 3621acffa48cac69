// npm run mutants: changes the code that decides what is true (of records, counts and orders) in one place at a time, and
// sees whether a test fails. At least 90 % must; `build/mutants/report.html` shows the others. Takes over an hour.
export default {
  mutate: [
    'src/contract/**/*.ts',
    'src/dashboard/findings/**/*.{ts,tsx}',
    'src/dashboard/**/model/**/*.{ts,tsx}',
    'src/dashboard/exports/cards/**/*.{ts,tsx}',
    'src/dashboard/list/arrange/**/*.{ts,tsx}',
    '!src/**/messages/**',
  ],
  // No file: it would be rewritten with an API that TypeScript 7 does not have, and all its paths are within the project.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs once when a file is loaded, such as a schema, would need every test for each mutant.
  ignoreStatic: true,
  // Words and lists of words are not decisions.
  mutator: { excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral', 'Regex'] },
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
  htmlReporter: { fileName: 'build/mutants/report.html' },
  jsonReporter: { fileName: 'build/mutants/report.json' },
  tempDirName: 'build/mutants/copies',
  ignorePatterns: ['build', 'data', 'docs', 'public', 'test/journeys', 'test-results', 'real-service', 'cases'],
  thresholds: { high: 95, low: 90, break: 90 },
};
