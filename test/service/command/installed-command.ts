import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onDemand } from '#test/support/on-demand.ts';
import { killWatched } from '#test/support/watched-process.ts';

const { noctuary: built } = await onDemand('programs');

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

export interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<Ended>;
  /** resolves with what a pattern finds in the output, once it is there */
  found: (pattern: RegExp) => Promise<string>;
}

export interface InstalledCommand {
  /** absolute path of the program */
  program: string;
  /** an empty folder that commands are started in, which is also the user's */
  home: string;
  /** the data folder where no setting names one */
  data: string;
  /** starts a part, with these variables and nothing else in its environment but PATH, HOME, and NODE_OPTIONS */
  start: (words: readonly string[], settings?: Readonly<Record<string, string>>) => Running;
  run: (words: readonly string[], settings?: Readonly<Record<string, string>>) => Promise<Ended>;
  /** starts a part on a terminal of its own (`hasTerminals`) */
  onTerminal: (words: readonly string[], settings: Readonly<Record<string, string>>) => Running;
  /** ends what runs, and removes all files */
  remove: () => Promise<void>;
}

/** Whether this system has a program that makes a terminal. */
export const hasTerminals = process.platform === 'linux' && existsSync('/usr/bin/script');

/** The built program as a package: without the sources, in a folder of its own. */
export function installedCommand(): InstalledCommand {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'noctuary-installed-')));
  const program = join(folder, 'package', 'build', 'service', 'noctuary.js');
  cpSync(dirname(built), dirname(program), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync('package.json', join(folder, 'package', 'package.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'package', 'node_modules'), 'junction');
  const home = join(folder, 'home');
  mkdirSync(home);
  const running = new Set<ChildProcess>();
  const { PATH, NODE_OPTIONS } = process.env;
  const environment = { PATH, NODE_OPTIONS, HOME: home };
  const start: InstalledCommand['start'] = (words, settings = {}) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: home,
      env: { ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    void new Promise((ended) => child.once('close', ended)).then(() => running.delete(child));
    return heard(child);
  };
  const onTerminal: InstalledCommand['onTerminal'] = (words, settings) => {
    const line = [process.execPath, program, ...words].map((word) => `"${word}"`).join(' ');
    const child = spawn('script', ['-qec', `exec ${line}`, '/dev/null'], {
      cwd: home,
      env: { ...environment, SHELL: '/bin/sh', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return heard(child);
  };
  return {
    program,
    onTerminal,
    home,
    data: join(home, '.local', 'share', 'noctuary'),
    start,
    run: (words, settings) => start(words, settings).ended,
    remove: async () => {
      await Promise.all([...running].map(killWatched));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a process prints, as it comes. */
function heard(child: ChildProcess): Running {
  let [output, errors] = ['', ''];
  const waiting = new Set<() => void>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    for (const look of waiting) look();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<Ended>((resolve_) => {
    child.once('close', (code) => resolve_({ code, output, errors }));
  });
  const found = (pattern: RegExp) =>
    new Promise<string>((resolve_, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match === null) return;
        waiting.delete(look);
        resolve_(match[1] ?? match[0]);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended: ${output}${errors}`)));
    });
  return { child, output: () => output, ended, found };
}
