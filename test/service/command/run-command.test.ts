import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A command that does a short work until a line comes, and then the rest of its work until it is stopped. */
const PROGRAM = `
  import { once } from 'node:events';
  import { runCommand } from '#service/command/run-command.ts';
  const line = () => once(process.stdin, 'data');
  await runCommand(
    async ({ say, signal, toItsEnd }) => {
      await toItsEnd(async () => {
        process.once('SIGINT', () => say('heard'));
        say('moving');
        await line();
        say(signal.aborted ? 'told to stop' : 'moved');
      });
      say('going on');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    },
    { failureOf: (error, text) => ({ text, code: 1 }), stopped: { inOrder: 'Stopped.', atOnce: 'Stopped at once.' } },
  );`;

test('Ctrl C does nothing while a work is done that must not be ended half-way, and stops the command after it', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]);
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = once(child, 'exit');
  await expect.poll(() => printed, { timeout: 20_000 }).toBe('moving\n');
  child.kill('SIGINT');
  await expect.poll(() => printed).toBe('moving\nheard\n');
  child.stdin.write('\n');
  await expect.poll(() => printed).toBe('moving\nheard\nmoved\ngoing on\n');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(printed).toBe('moving\nheard\nmoved\ngoing on\nStopping …\nStopped.\n');
});
