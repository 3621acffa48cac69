import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What happens to a connection when it sends something. `lose`: both ends are cut and it never arrives. `deliver`: it
 * arrives, and the connection is cut before the answer. `hold`: the connection is cut, and it arrives when it is let.
 * `stall`: the proxy is mute from then on, as a server that is stopped (kill -STOP) is; it arrives when the proxy
 * speaks again. `mute`: the same, but it arrives before.
 */
export type Break = 'lose' | 'deliver' | 'hold' | 'stall' | 'mute';

export interface PostgresProxy {
  /** the same database by way of the proxy */
  url: string;
  /** Breaks the next connection that sends this text; resolves when it has, with what lets a held message arrive. */
  breakNext: (text: string, how: Break) => Promise<() => void>;
  /** From now on nothing is passed on, and nothing is refused or cut either. */
  mute: () => void;
  /** Passes on again, first what has waited. */
  speak: () => void;
  /** how many connections it has taken so far */
  connected: () => number;
  /** Cuts all connections and refuses new ones. */
  close: () => Promise<void>;
  /** Takes connections again, after `close`. */
  open: () => Promise<void>;
}

interface Planned {
  text: string;
  how: Break;
  done: (arrive: () => void) => void;
}

/** Stands between a service and a PostgreSQL server, and breaks connections at the moment that a test is about. */
export async function postgresProxy(url: string): Promise<PostgresProxy> {
  const address = new URL(url);
  const [host, port] = [address.hostname, Number(address.port)];
  const planned: Planned[] = [];
  const sockets = new Set<Socket>();
  let isMute = false;
  let taken = 0;

  /** what is done when it speaks again */
  const waiting: (() => void)[] = [];
  const mute = () => {
    isMute = true;
    for (const socket of sockets) socket.pause();
  };

  const server = createServer((client) => {
    taken += 1;
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).once('close', () => sockets.delete(socket));
      // What it sends waits in the system's buffers.
      if (isMute) socket.pause();
    }
    let isCut = false;
    client.on('data', (chunk) => {
      if (isCut) return;
      const index = planned.findIndex(({ text }) => chunk.includes(text));
      const plan = index === -1 ? undefined : planned.splice(index, 1)[0];
      if (plan === undefined) {
        upstream.write(chunk);
        return;
      }
      if (plan.how === 'stall' || plan.how === 'mute') {
        const arrive = () => void upstream.write(chunk);
        if (plan.how === 'stall') waiting.push(arrive);
        else arrive();
        mute();
        plan.done(arrive);
        return;
      }
      isCut = true;
      if (plan.how === 'lose') upstream.destroy();
      if (plan.how === 'deliver') upstream.end(chunk);
      client.destroy();
      plan.done(() => upstream.end(chunk));
    });
    upstream.on('data', (chunk) => {
      if (!isCut) client.write(chunk);
    });
    client.once('close', () => {
      // Not destroyed: what it sent before it left still arrives.
      if (isMute) waiting.push(() => upstream.end());
      else if (!isCut) upstream.end();
    });
    upstream.once('close', () => client.destroy());
  });
  const open = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const listening = server.address();
    return typeof listening === 'object' && listening !== null ? listening.port : 0;
  };
  const own = await open(0);
  address.port = String(own);
  return {
    url: address.href,
    breakNext: (text, how) => new Promise((done) => planned.push({ text, how, done })),
    mute,
    speak: () => {
      isMute = false;
      for (const work of waiting.splice(0)) work();
      for (const socket of sockets) socket.resume();
    },
    connected: () => taken,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => void (await open(own)),
  };
}
