import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of an upstream; each ends the answer in its own way. */
export const MISDEEDS = {
  'a redirect to no address': (response: ServerResponse) =>
    response.writeHead(302, { location: 'http://:8000/x' }).end(),
  'a redirect to itself': (response: ServerResponse) =>
    response.writeHead(302, { location: response.req.url ?? '' }).end(),
  'no answer': (response: ServerResponse) => void response.req.socket.destroy(),
  'half an answer': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"count": 5, "results": [');
    setTimeout(() => response.req.socket.destroy(), 50);
  },
  'an answer that is not HTTP': (response: ServerResponse) =>
    void response.req.socket.end('MOTHS 1.0 everywhere\r\n\r\n'),
  'a header that is too long': (response: ServerResponse) =>
    response.writeHead(200, { 'x-long': 'x'.repeat(200_000) }).end('{}'),
  'a broken chunk': (response: ServerResponse) =>
    void response.req.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nmoth\r\n'),
  'compressed garbage': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('not gzip'),
  'a web page': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>document.title = "here"</script>'),
  'a failure': (response: ServerResponse) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops'),
  'a status that is none': (response: ServerResponse) =>
    void response.req.socket.end('HTTP/1.1 99999 What\r\nContent-Length: 0\r\n\r\n'),
} as const;

/** The query parameter that requests one of them. */
export const MISDEED = 'misdeed';

export interface MisbehavingUpstream {
  origin: string;
  stop: () => Promise<void>;
}

/** An upstream that gives known answers, and faults on request. */
export async function misbehavingUpstream(answers: ReadonlyMap<string, string>): Promise<MisbehavingUpstream> {
  const misdeeds = new Map(Object.entries(MISDEEDS));
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://upstream');
    const misdeed = misdeeds.get(searchParams.get(MISDEED) ?? '');
    if (misdeed !== undefined) {
      misdeed(response);
      return;
    }
    const body = answers.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? '{"detail": "Not found."}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
