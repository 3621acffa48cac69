import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that mostly wait, for leases, processes and clocks: one of these alone at the end would leave the cores idle. */
const LONGEST = [
  'test/service/database/postgres-breaks.test.ts',
  'test/service/exports/exports-made.test.ts',
  'test/service/soak.test.ts',
  'test/service/sample/sample-fill.test.ts',
  'test/service/exports/exports-processes.test.ts',
  'test/service/command/start-command.test.ts',
  'test/service/follow/follow-faults.test.ts',
  'test/service/start-refusals.test.ts',
  'test/service/command/parts.test.ts',
  'test/service/start.test.ts',
  'test/service/vulnerabilities.test.ts',
  'test/service/description/typed-client.test.ts',
  'test/service/stopping.test.ts',
  'test/service/database/uncounted-loads.test.ts',
  'test/service/uncaught-errors.test.ts',
  'test/service/database/postgres-restarts.test.ts',
  'test/service/health.test.ts',
  'test/service/log.test.ts',
];

/** Vitest's sequence of files with the longest of each project first: without results of an earlier run it goes by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of the sequencer, not of an array.
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return index === -1 ? LONGEST.length : index;
    };
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    // A worker changes its project, and loads all modules anew, at most once for each project.
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
