import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { namesBelow } from '#scripts/names-below.mjs';
import { npmCommand, root } from '#scripts/run-command.mjs';
import { killWatched } from '#test/support/watched-process.ts';

export interface InstalledPackage {
  packedBytes: number;
  /** of `node_modules`, all files */
  installedBytes: number;
  /** absolute path of the installed `node_modules` */
  modules: string;
  /** an empty folder elsewhere, in which programs are started */
  elsewhere: string;
  /** runs `noctuary` to its end */
  run: (parameters: readonly string[], settings?: Settings) => Promise<Ended>;
  /** starts it; resolves when it listens */
  start: (settings?: Settings) => Promise<RunningPackage>;
  remove: () => Promise<void>;
}

export interface RunningPackage {
  origin: string;
  /** ends it without warning, with what would start it again */
  kill: () => Promise<void>;
  /** ends it as Ctrl C does */
  stop: () => Promise<Ended>;
}

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

type Settings = Readonly<Record<string, string>>;

/** Packs the project, and installs the packed file as a user does, in a folder from which nothing of the project is in reach. */
export async function installPackage(): Promise<InstalledPackage> {
  // Without links, since Node and npm see through them.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'noctuary-packed-')));
  const [packed, installed, elsewhere] = ['packed', 'installed', 'elsewhere'].map((name) => join(folder, name));
  if (packed === undefined || installed === undefined || elsewhere === undefined)
    throw new Error('There is no folder.');
  for (const one of [packed, installed, elsewhere]) mkdirSync(one);
  const environment = outsideEnvironment(elsewhere);
  await npm(['pack', '--pack-destination', packed], root, process.env);
  const [file = ''] = readdirSync(packed);
  const parameters = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', installed];
  await npm([...parameters, join(packed, file)], installed, { ...(await npmSettings()), ...environment });
  const modules = join(installed, 'node_modules');
  const program = join(modules, 'noctuary', binOf(join(modules, 'noctuary')));
  const running = new Set<ChildProcess>();
  const begin = (words: readonly string[], settings: Settings) => {
    // A warning about something that a later Node will not have is an error that nothing catches.
    const env = { ...environment, NODE_OPTIONS: '--throw-deprecation', ...settings };
    const child = spawn(process.execPath, [program, ...words], {
      cwd: elsewhere,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const heard = { output: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (heard.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (heard.errors += text));
    const ended = once(child, 'close').then(([code]): Ended => {
      running.delete(child);
      return { code: code as number | null, ...heard };
    });
    return { child, heard, ended };
  };
  return {
    packedBytes: statSync(join(packed, file)).size,
    installedBytes: bytesBelow(modules),
    modules,
    elsewhere,
    run: (words, settings = {}) => begin(words, settings).ended,
    start: async (settings = {}) => {
      const { child, heard, ended } = begin(['--no-open'], { PORT: '0', ...settings });
      const origin = await new Promise<string>((listens, reject) => {
        child.stdout.on('data', () => {
          const found = /Noctuary is at (http:\S+)/.exec(heard.output)?.[1];
          if (found !== undefined) listens(found);
        });
        void ended.then(({ output, errors }) => reject(new Error(`It ended: ${output}${errors}`)));
      });
      return {
        origin,
        kill: () => kill(child),
        stop: () => {
          child.kill('SIGINT');
          return ended;
        },
      };
    },
    remove: async () => {
      await Promise.all([...running].map(kill));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where there is no /proc, the service sees that what watches it is gone, and ends. */
async function kill(child: ChildProcess): Promise<void> {
  if (process.platform === 'linux') return killWatched(child);
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** What a user has in the environment who has never seen the project: no settings, and no programs of its packages. */
function outsideEnvironment(home: string): NodeJS.ProcessEnv {
  const programs = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !resolve(one).startsWith(root));
  const system = ['SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
  return {
    ...Object.fromEntries(system.map((name) => [name, process.env[name]])),
    PATH: [dirname(process.execPath), ...programs].join(delimiter),
    HOME: home,
    USERPROFILE: home,
    LOCALAPPDATA: join(home, 'AppData', 'Local'),
  };
}

/** How npm reaches its registry here, and its cache: the files are those of the Node that npm was installed with. */
async function npmSettings(): Promise<NodeJS.ProcessEnv> {
  const reaching = /^npm_config_.*(?:registry|cafile)$|^NODE_EXTRA_CA_CERTS$|_proxy$/i;
  const own = Object.entries(process.env).filter(([name]) => reaching.test(name));
  const files: [string, string][] = [];
  for (const name of ['cache', 'userconfig', 'globalconfig']) {
    const key = `npm_config_${name}`;
    files.push([key, process.env[key] ?? (await npm(['config', 'get', name], root, process.env))]);
  }
  return Object.fromEntries([...own, ...files]);
}

async function npm(parameters: readonly string[], folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const [command, first] = npmCommand();
  const { stdout } = await promisify(execFile)(command, [...first, ...parameters], { cwd: folder, env: environment });
  return stdout.trim();
}

function binOf(folder: string): string {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: { noctuary: string } };
  return bin.noctuary;
}

function bytesBelow(folder: string): number {
  return namesBelow(folder)
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, facts) => sum + (facts.isFile() ? facts.size : 0), 0);
}
