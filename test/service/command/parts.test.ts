import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npmOutput } from '#scripts/run-command.mjs';
import { installedCommand, type InstalledCommand } from './installed-command.ts';

const PARTS = ['load', 'index', 'export', 'copy', 'backup', 'restore', 'doctor'];

let command: InstalledCommand;
beforeAll(() => {
  command = installedCommand();
});
afterAll(() => command.remove());

test('the program prints its version, and begins with the line that makes it a command', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await command.run(['--version'])).toEqual({ code: 0, output: `${version}\n`, errors: '' });
  expect(readFileSync(command.program, 'utf8').split('\n', 1)).toEqual(['#!/usr/bin/env node']);
});

test.each([
  [['-v'], ['--version']],
  [['help'], ['--help']],
  [
    ['help', 'load'],
    ['load', '--help'],
  ],
])('%o says the same as %o', async (words, same) => {
  const { code, output, errors } = await command.run(words);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toBe((await command.run(same)).output);
});

test.each(['load', 'index', 'export', 'copy', 'backup', 'restore'])(
  'without any parameter %s shows its help as an error',
  async (part) => {
    const { code, output, errors } = await command.run([part]);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe((await command.run([part, '--help'])).output);
  },
);

test('its help names every part and the data folder', async () => {
  const { code, output, errors } = await command.run(['--help']);
  expect([code, errors]).toEqual([0, '']);
  const named = [...output.matchAll(/^ {2}noctuary (\w+) /gm)].map(([, name]) => name);
  expect(named).toEqual(['start', ...PARTS]);
  expect(output).toContain(command.data);
});

test.each(['start', ...PARTS])('the help of %s says how it is called, and makes no file', async (part) => {
  for (const words of [
    [part, '--help'],
    [part, '-h'],
  ]) {
    const { code, output, errors } = await command.run(words);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(new RegExp(`^noctuary ${part}\\b`));
    expect(output).toContain('--help');
    expect(output).not.toContain('npm run');
  }
  expect(readdirSync(command.home)).toEqual([]);
});

test.each(PARTS)('in a checkout the help of %s says how npm calls it', (part) => {
  const output = npmOutput(['run', '--silent', part, '--', '--help']);
  expect(output).toMatch(new RegExp(`^npm run ${part} -- ?`));
});

test.each([
  [['lod'], 'There is no "lod": did you mean noctuary load? --help shows what there is.\n'],
  [['start', '--now'], "Unknown option '--now': noctuary start --help shows what there is.\n"],
  [['--now'], "Unknown option '--now': noctuary start --help shows what there is.\n"],
  [['load', '--form', 'x'], "The load failed: Unknown option '--form': noctuary load --help shows what there is.\n"],
  [
    ['index', '--deep'],
    "The images were not indexed: Unknown option '--deep': noctuary index --help shows what there is.\n",
  ],
  [['backup', '--all'], "There is no backup: Unknown option '--all': noctuary backup --help shows what there is.\n"],
])('%o is told what would be right', async (words, errors) => {
  expect(await command.run(words)).toEqual({ code: 1, output: '', errors });
});
