import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isIPv4 } from 'node:net';

/** Longest part of a command line that is quoted. */
const MOST_CHARACTERS = 100;
/** The state of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

/** The process that listens on a port of this machine: its id and command, where Linux shows them to this user. */
export function portOwner(host: string, port: number): string {
  try {
    const sockets = new Set(listeningSockets(host, port));
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (!openFiles(pid).some((file) => sockets.has(file))) continue;
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return `process ${pid} (${words.join(' ').trim().slice(0, MOST_CHARACTERS)})`;
    }
  } catch {
    // Not Linux, or the process has ended.
  }
  return 'another process';
}

/** In the form of the links below /proc: "socket:[12345]". */
function listeningSockets(host: string, port: number): string[] {
  // The address is hexadecimal, its lowest byte first.
  const own = isIPv4(host) ? Buffer.from(host.split('.').map(Number).toReversed()).toString('hex').toUpperCase() : null;
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => {
        const [address = '', hexPort = ''] = local.split(':');
        const isSame = own === null || /^0+$/.test(own) || address === own || /^0+$/.test(address);
        return state === LISTENING && isSame && Number.parseInt(hexPort, 16) === port;
      })
      .map((fields) => `socket:[${fields[9]}]`),
  );
}

/** The open files of a process; empty where it belongs to another user. */
function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((file) => {
      try {
        return readlinkSync(`${folder}/${file}`);
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}
