import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { killWatched } from '#test/support/watched-process.ts';

test('on Windows, where the console tells the service itself, the process that watches it does not end it', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/service/system/watched-program.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    await expect.poll(() => output).toMatch(/listens as \d+/);
    child.kill('SIGINT');
    await expect.poll(() => output).toContain('was asked to stop');
    const ended = once(child, 'close');
    process.kill(Number(/listens as (\d+)/.exec(output)?.[1]), 'SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output).toMatch(/^listens as \d+\nwas asked to stop\nended in order\n$/);
  } finally {
    await killWatched(child);
  }
});
