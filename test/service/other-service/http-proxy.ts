import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export interface HttpProxy {
  url: string;
  /** what it was asked for, in sequence: "GET http://…" or "CONNECT host:port" */
  seen: string[];
  stop: () => Promise<void>;
}

/** A proxy for http and, by CONNECT, for https; with a status, it refuses everything with that. */
export async function httpProxy(refusal?: number): Promise<HttpProxy> {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    seen.push(`${asked.method} ${asked.url}`);
    const { method, headers } = asked;
    const passedOn = request(asked.url ?? '', { method: method ?? 'GET', headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => {});
    });
    pipeline(asked, passedOn, () => {});
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('connect', ({ url = '' }, socket: Socket) => {
    seen.push(`CONNECT ${url}`);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal} Refused\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const { hostname, port } = new URL(`http://${url}`);
    const there = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      pipeline(socket, there, socket, () => {});
    });
    there.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
