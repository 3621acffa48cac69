import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends one raw request: nothing is encoded, followed, decompressed or added, except `Host` and `Connection`. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The body of a 200 answer, typed by the caller; any other status throws. */
export async function askJson<Body>(origin: string, path: string): Promise<Body> {
  const { status, text } = await ask(origin, path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
  return JSON.parse(text) as Body;
}
