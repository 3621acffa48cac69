import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { soak } from '#test/soak/soak.ts';
import { startOwnCluster, type TestCluster } from '#test/support/postgres.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { noctuary } = await onDemand('programs');

let folder: string;
let cluster: TestCluster | null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-soak-'));
  cluster = await startOwnCluster();
});
afterEach(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('under load, kills, restarts of PostgreSQL and a misbehaving upstream no answer is wrong and no export lost', async () => {
  const report = await soak({
    program: noctuary,
    sampleFile: inject('sampleFile'),
    folder,
    cluster,
    deployments: 6,
    questions: 80,
    requestsPerRound: 600,
    seed: 16,
    goesOn: (rounds) => rounds < 2,
    say: () => {},
  });
  expect(report.problems).toEqual([]);
  // The faults have occurred, and affected requests in flight.
  expect(report.cutOff).toBeGreaterThan(0);
  expect(report.refused > 0).toBe(cluster !== null);
  expect(report.exports.ordered).toBeGreaterThan(5);
});
