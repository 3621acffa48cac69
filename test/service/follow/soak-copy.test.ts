import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onDemand } from '#test/support/on-demand.ts';
import { soakCopy } from '#test/soak/soak-copy.ts';

const { noctuary } = await onDemand('programs');

test('a copy that is killed, and whose source fails and changes, has lost and mixed nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-soak-copy-'));
  try {
    expect(await soakCopy({ program: noctuary, folder, kills: 5, faults: 3, seed: 7, say: () => {} })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
