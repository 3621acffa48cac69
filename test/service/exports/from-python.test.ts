import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the script of docs/from-python.md reads every session and a whole file', () => {
  const [, script = ''] = /```python\n([\s\S]*?)```/.exec(readFileSync('docs/from-python.md', 'utf8')) ?? [];
  const { stdout, stderr } = spawnSync('python3', ['-c', script], {
    env: { PATH: process.env['PATH'], NOCTUARY: inject('serviceUrl') },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [sessions = '', rows = ''] = stdout.trim().split('\n');
  expect(sessions).toBe('571 sessions, 43977 captures');
  const [, read, of] = /^(\d+) rows of (\d+)$/.exec(rows) ?? [];
  expect(Number(read)).toBeGreaterThan(1_000);
  expect(read).toBe(of);
});
