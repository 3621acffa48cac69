#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nearestName } from '#service/nearest-name.ts';
import { missingInEnvironment } from '#service/settings-file.ts';
import { commandPlace, FILE_WORK, ownVersion, WATCHED, type CommandPlace } from './command-place.ts';
import { startCommand } from './start-command.ts';

/** Runs a part of the program to its end, and sets the exit code. */
type Part = (words: readonly string[], place: CommandPlace) => Promise<void>;

// Each is imported where it is called: a process that watches the service needs none of them.
const PARTS: Readonly<Record<string, { about: string; part: () => Promise<Part> }>> = {
  start: { about: 'starts the service and opens its address', part: () => Promise.resolve(start) },
  load: {
    about: 'fills the database from another service, a Camtrap DP, or the sample season',
    part: async () => (await import('./load-command.ts')).loadCommand,
  },
  index: {
    about: 'makes sessions and captures of a folder or a bucket of images',
    part: async () => (await import('./index-command.ts')).indexCommand,
  },
  export: {
    about: 'writes the file of an order',
    part: async () => (await import('#service/command/export/export-command.ts')).exportCommand,
  },
  copy: {
    about: 'says how a copy of another service is, and tells it what to do',
    part: async () => (await import('./copy-command.ts')).copyCommand,
  },
  backup: {
    about: 'writes the database and the export files to one file',
    part: async () => (await import('./backup-command.ts')).backupCommand,
  },
  restore: {
    about: 'puts the data of a backup into the data folder',
    part: async () => (await import('./restore-command.ts')).restoreCommand,
  },
  doctor: {
    about: 'says what is in force, whether the data is sound, and what is reachable',
    part: async () => (await import('#service/command/doctor/doctor-command.ts')).doctorCommand,
  },
};

// Without `await`: what is imported later may share modules with this one, and would wait for its end.
void run(process.argv.slice(2), commandPlace(process.env, fileURLToPath(import.meta.url)));

async function run(words: readonly string[], place: CommandPlace): Promise<void> {
  const [first = 'start', ...others] = words;
  if (first === WATCHED) return serve(others, place);
  if (first === FILE_WORK) return (await import('#service/backup/file-work.ts')).workOnFile(others);
  if (first === '--version' || first === '-v') return console.log(ownVersion());
  if (first === 'help' && others[0] !== undefined) return run([others[0], '--help'], place);
  if (['help', '--help', '-h'].includes(first)) return console.log(help(place));
  if (first.startsWith('-')) return start(words, place);
  const named = Object.hasOwn(PARTS, first) ? PARTS[first] : undefined;
  if (named === undefined) {
    const near = nearestName(first, Object.keys(PARTS));
    console.error(`There is no "${first}": did you mean ${place.calledAs(near)}? --help shows what there is.`);
    process.exitCode = 1;
    return undefined;
  }
  if (first !== 'start') {
    const missing = missingInEnvironment(place.environment, place);
    if (Object.keys(missing).length > 0) return runAgain({ ...place.environment, ...missing });
  }
  return (await named.part())(others, place);
}

function help({ calledAs, usualFolder }: CommandPlace): string {
  const called = Object.keys(PARTS).map(calledAs);
  const width = called.reduce((widest, { length }) => Math.max(widest, length), 0) + 2;
  const lines = Object.values(PARTS).map(({ about }, index) => `  ${(called[index] ?? '').padEnd(width)}${about}`);
  return [
    `Noctuary ${ownVersion()}: a dashboard for light traps with cameras, and the data service behind it.`,
    '',
    ...lines,
    '',
    '--help after any of these shows what it takes; --version prints the version.',
    `Data is in ${usualFolder}, or in the folder that NOCTUARY_DATA names. Other settings are variables of the`,
    'environment, or in noctuary.json in that folder.',
  ].join('\n');
}

function start(words: readonly string[], place: CommandPlace): Promise<void> {
  try {
    startCommand(words, place);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  return Promise.resolve();
}

/** The process that is the service. */
async function serve([restart]: readonly string[], place: CommandPlace): Promise<void> {
  const [{ startService }, { readSettings }] = await Promise.all([
    import('#service/start-service.ts'),
    import('#service/settings.ts'),
  ]);
  const left = restart === undefined ? null : (JSON.parse(restart) as Parameters<typeof startService>[1]);
  await startService(() => readSettings(place.environment, place), left);
}

/** Runs this command as a process of its own: Node reads some variables of its environment at its start alone. */
async function runAgain(environment: NodeJS.ProcessEnv): Promise<void> {
  const words = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, words, { stdio: 'inherit', env: environment });
  // Ctrl C reaches it from the terminal.
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
