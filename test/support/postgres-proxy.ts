import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What happens when a connection sends a text. `lose`: both ends are cut and the text never arrives. `deliver`: it
 * arrives, and the connection is cut before the answer. `hold`: the connection is cut, and the text arrives when
 * released. `stall`: the proxy is mute from then on, like a stopped server (kill -STOP), and the text arrives when the
 * proxy resumes. `mute`: the same, but the text arrives before.
 */
export type Break = 'lose' | 'deliver' | 'hold' | 'stall' | 'mute';

export interface PostgresProxy {
  /** address of the database through the proxy */
  url: string;
  /** Breaks the next connection that sends this text; resolves then, with a function that releases a held message. */
  breakNext: (text: string, how: Break) => Promise<() => void>;
  /** Stops passing on data, without refusing or cutting connections. */
  mute: () => void;
  /** Resumes passing on, beginning with held data. */
  speak: () => void;
  /** number of connections accepted so far */
  connected: () => number;
  /** Cuts all connections and refuses new ones. */
  close: () => Promise<void>;
  /** Accepts connections again, after `close`. */
  open: () => Promise<void>;
}

interface Planned {
  text: string;
  how: Break;
  done: (arrive: () => void) => void;
}

/** A proxy between a service and a PostgreSQL server that breaks connections at a moment chosen by the test. */
export async function postgresProxy(url: string): Promise<PostgresProxy> {
  const address = new URL(url);
  const [host, port] = [address.hostname, Number(address.port)];
  const planned: Planned[] = [];
  const sockets = new Set<Socket>();
  let isMute = false;
  let taken = 0;

  /** runs when it resumes */
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
      // Its data stays in the system's buffers.
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
      // Not destroyed: data sent before the client left still arrives.
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
