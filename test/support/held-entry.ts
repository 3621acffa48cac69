import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Arrival {
  path: string;
  headers: IncomingHttpHeaders;
}

export interface HeldEntry {
  origin: string;
  /** the requests for data so far */
  arrived: Arrival[];
  /** sends the entry script */
  release: () => void;
  stop: () => void;
}

/** Forwards to a service, and holds the page's entry script back: until `release`, or until so many requests for data have arrived. */
export async function heldEntry(target: string, requests = Infinity): Promise<HeldEntry> {
  const arrived: Arrival[] = [];
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((incoming, response) => {
    const { url: path = '', method, headers } = incoming;
    if (path.startsWith('/api/v2/')) arrived.push({ path, headers });
    if (arrived.length >= requests) release();
    const forwarded = request(target + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    // Its end sends it.
    const isEntry = /^\/assets\/index-[^/]*\.js$/.test(path);
    void (isEntry ? isReleased : Promise.resolve()).then(() => incoming.pipe(forwarded));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, release, stop };
}
