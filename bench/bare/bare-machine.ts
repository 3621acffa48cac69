import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { npmCommand } from '#scripts/run-command.mjs';

/** A place with Node and npm, and nothing of the project, its packages or its tools. */
export interface BareMachine {
  what: string;
  /** as this machine sees it */
  root: string;
  /** an empty folder for a run: as this machine sees it, and as its own programs see it */
  emptyFolder: (name: string) => { here: string; inside: string };
  /** Starts a shell command there, in a group of processes of its own. @param folder as its programs see it */
  start: (command: string, folder: string, settings: Readonly<Record<string, string>>) => ChildProcess;
}

const FOLDER = resolve('build', 'bench', 'bare');
const CERTIFICATES = '/etc/noctuary-certificates.pem';

/** A chroot of Debian's base where this user and its programs can make one, else a folder with Node alone on the PATH. */
export function bareMachine(): BareMachine {
  mkdirSync(FOLDER, { recursive: true });
  const canMake = process.getuid?.() === 0 && ['debootstrap', 'unshare'].every(isInstalled);
  return canMake ? debian(join(FOLDER, 'debian')) : folderAlone(join(FOLDER, 'folder'));
}

function debian(root: string): BareMachine {
  if (!existsSync(root)) {
    const unfinished = `${root}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    console.log('Making the base of Debian.');
    const release = /^VERSION_CODENAME=(\S+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
    const parameters = ['--variant=minbase', release, unfinished, mirror()];
    execFileSync('debootstrap', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(unfinished, root);
  }
  copyNode(join(root, 'usr', 'local'));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates !== undefined) copyFileSync(certificates, join(root, CERTIFICATES));
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, join(root, file));
  return {
    what: `a chroot of the base of Debian (${readFileSync(join(root, 'etc', 'debian_version'), 'utf8').trim()})`,
    root,
    emptyFolder: (name) => ({ here: emptied(join(root, 'run', name)), inside: join('/run', name) }),
    start: (command, folder, settings) => {
      const variables = Object.entries({
        PATH: '/usr/local/bin:/usr/bin:/bin',
        ...(certificates !== undefined && { NODE_EXTRA_CA_CERTS: CERTIFICATES }),
        ...settings,
      }).map(([name, value]) => `${name}=${value}`);
      // Its own list of processes is mounted while the command runs.
      const mounted = 'mount -t proc proc "$1/proc" && root="$1" && shift && exec chroot "$root" env -i "$@"';
      const inside = [...variables, 'sh', '-c', `cd ${folder} && ${command}`];
      return spawn('unshare', ['--mount', 'sh', '-c', mounted, 'sh', root, ...inside], {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    },
  };
}

function folderAlone(root: string): BareMachine {
  copyNode(root);
  return {
    what: 'a folder, with Node, npm and a shell alone on the PATH',
    root,
    emptyFolder: (name) => {
      const here = emptied(join(root, 'run', name));
      return { here, inside: here };
    },
    start: (command, folder, settings) => {
      const certificates = process.env['NODE_EXTRA_CA_CERTS'];
      return spawn('/bin/sh', ['-c', command], {
        cwd: folder,
        detached: true,
        env: {
          PATH: `${join(root, 'bin')}:/bin`,
          ...(certificates !== undefined && { NODE_EXTRA_CA_CERTS: certificates }),
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    },
  };
}

/** Node and npm as they run this, below a folder with `bin` and `lib`. */
function copyNode(folder: string): void {
  const [, [program = programOf('npm')]] = npmCommand();
  const npm = join(folder, 'lib', 'node_modules', 'npm');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  rmSync(npm, { recursive: true, force: true });
  cpSync(dirname(dirname(program)), npm, { recursive: true, dereference: true });
  copyFileSync(process.execPath, join(folder, 'bin', 'node'));
  for (const name of ['npm', 'npx']) {
    rmSync(join(folder, 'bin', name), { force: true });
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'bin', name));
  }
}

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Where apt takes Debian's packages from. */
function mirror(): string {
  const lists = execFileSync('apt-get', ['indextargets', '--format', '$(SITE)'], { encoding: 'utf8' });
  return lists.split('\n', 1)[0] ?? '';
}

function isInstalled(name: string): boolean {
  try {
    return programOf(name) !== '';
  } catch {
    return false;
  }
}

function programOf(name: string): string {
  return execFileSync('sh', ['-c', `readlink -f "$(command -v ${name})"`], { encoding: 'utf8' }).trim();
}
