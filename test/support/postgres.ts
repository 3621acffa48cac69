import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { onServer } from './on-server.ts';

export interface TestPostgres {
  /** postgres:// address of an empty database, whose user may make further databases */
  url: string;
  /** ends everything that was started and removes everything that was made */
  stop: () => Promise<void>;
}

/** A server of a test's own, which can go away and come back at the same port with the same data. */
export interface TestCluster extends TestPostgres {
  /** folder with its data */
  data: string;
  /** starts the server again after `stopServer`; resolves when it takes connections */
  startServer: () => Promise<void>;
  /**
   * `fast` ends its connections in order, `immediate` breaks them as a crash does, `kill` is a `kill -9` of all its
   * processes. Resolves when the server is gone.
   */
  stopServer: (how: 'fast' | 'immediate' | 'kill') => Promise<void>;
}

/** Where Debian and Ubuntu put the server's binaries, a folder a version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * A PostgreSQL for one test run: a new database on the server of `TEST_DATABASE_URL`, else a throw-away cluster of the
 * installed server, else null, and one line that says so.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return newDatabaseOn(given);
  const binaries = newestBinaries();
  if (binaries !== null) return startCluster(binaries);
  console.warn(
    'PostgreSQL tests are skipped: no server is installed in /usr/lib/postgresql, no TEST_DATABASE_URL is set.',
  );
  return null;
}

/**
 * A throw-away cluster of the installed server; null where no server is installed.
 *
 * @param copied data of a stopped cluster of the same version, to begin with a copy of it
 */
export async function startOwnCluster(copied: string | null = null): Promise<TestCluster | null> {
  const binaries = newestBinaries();
  return binaries === null ? null : startCluster(binaries, copied);
}

/** The installed server's version; null where none is installed. */
export function postgresVersion(): string | null {
  const binaries = newestBinaries();
  return binaries === null ? null : basename(dirname(binaries));
}

/**
 * Creates a database whose text sorts as English readers expect, where the server can do so.
 *
 * @param template name of a database made so that it begins as a copy of; null: an empty one
 */
export async function createEnglishDatabase(
  server: string,
  name: string,
  template: string | null = null,
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const hasOptions = Number(rows[0]?.version) >= 150_000;
    const english = hasOptions && template === null ? "locale_provider icu icu_locale 'en'" : '';
    // The default writes a copy to the log page by page: 130 ms of processor time in place of 25.
    const strategy = hasOptions ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${template ?? 'template0'} ${english} ${strategy}`);
  } finally {
    await client.end();
  }
}

async function newDatabaseOn(server: string): Promise<TestPostgres> {
  const name = `noctuary_test_${process.pid}`;
  const run = (statement: string) => onServer(server, statement);
  // The template's locale may not know UTF-8; template0 takes any encoding.
  await run(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`drop database ${name} with (force)`) };
}

function newestBinaries(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const folders = readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) ?? null;
}

/** The server refuses to run as root: root runs it as the user that Debian's package has made. */
function asServerUser(command: string, parameters: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, [...parameters]];
  // The signal ends the server even where this process is killed before it can stop it.
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--pdeathsig=QUIT'];
  return ['setpriv', [...user, '--', command, ...parameters]];
}

async function startCluster(binaries: string, copied: string | null = null): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const data = join(folder, 'data');
    if (copied !== null) {
      cpSync(copied, data, { recursive: true });
      // Node 22 and later copy no rights of a folder, and the server starts over one that is its user's alone.
      chmodSync(data, 0o700);
    }
    if (process.getuid?.() === 0) {
      // `mkdtemp` gives the folder to root alone.
      chmodSync(folder, 0o755);
      runNow('chown', ['-R', 'postgres:postgres', folder], folder);
    }
    if (copied === null) {
      const layout = ['-D', data, '--locale=C.UTF-8', '-E', 'UTF8', '-A', 'trust', '-U', 'noctuary', '--no-sync'];
      runNow(...asServerUser(join(binaries, 'initdb'), layout), folder);
    }
    const port = await freePort();
    const start = async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await startServer(join(binaries, 'postgres'), data, folder, port);
        } catch (error) {
          // Processes that were killed take a moment to let go of their memory.
          if (attempt === 50 || !String(error).includes('still in use')) throw error;
        }
      }
    };
    let server = await start();
    const atExit = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', atExit);
    return {
      data,
      url: `postgres://noctuary@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', atExit);
        await ended(server, 'SIGINT');
        remove();
      },
      startServer: async () => {
        server = await start();
      },
      stopServer: async (how) => {
        const processes = how === 'kill' ? childrenOf(server) : [];
        const gone = ended(server, ({ fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const)[how]);
        for (const id of processes) process.kill(id, 'SIGKILL');
        await gone;
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function runNow(command: string, parameters: readonly string[], folder: string): void {
  const { status, stderr, error } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

function startServer(binary: string, data: string, folder: string, port: number): Promise<ChildProcess> {
  // Nothing here has to survive a crash of the machine; what was committed survives one of the server.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    // Files of the log that are done with are removed, and not copied with the data.
    wal_recycle: 'off',
    shared_buffers: '256MB',
    // Compiling a statement takes longer than any of the tests' statements runs.
    jit: 'off',
  };
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, parameters] = asServerUser(binary, ['-D', data, '-p', String(port), ...chosen]);
  const server = spawn(command, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Read on after the start, or the server would wait for a full pipe.
      log = (log + text).slice(-4_000);
      if (log.includes('database system is ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code} while starting: ${log}`)));
  });
}

/** What the server has forked, a process a connection among them: busy ones outlive a `kill -9` of the server alone. */
function childrenOf({ pid }: ChildProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Ends the server, and does not wait at all after some seconds. */
function ended(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.kill('SIGQUIT'), 5_000);
    server.once('exit', () => {
      clearTimeout(impatient);
      resolve();
    });
    server.kill(signal);
  });
}
