import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'fauxqs';

/** An answer in place of the bucket's own; `silence`: none at all. */
export type BucketAnswer = { status: number; body: string; headers?: Record<string, string> } | 'silence';

export interface TestBucket {
  endpoint: string;
  /** name of the bucket */
  name: string;
  /** method, path with query, and range of every request, by arrival */
  requests: string[];
  /** whether a request needs a signature */
  isPrivate: boolean;
  put: (key: string, bytes: Buffer) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** most keys of a page of a listing; null: a thousand */
  mostKeys: number | null;
  /** Answers some requests differently; null: as the bucket itself does. */
  answer: ((path: string, headers: IncomingMessage['headers']) => BucketAnswer | null) | null;
  stop: () => Promise<void>;
}

/** The keys of the example in Amazon's description of signatures. */
export const TEST_KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sessionToken: null,
};

/** A bucket in memory. With `isPrivate` a request needs a signature of `TEST_KEYS` that is right for what has arrived. */
export async function testBucket({ isPrivate = false } = {}): Promise<TestBucket> {
  const name = 'trap-images';
  const storage = buildApp({ logger: false });
  await storage.inject({ method: 'PUT', url: `/${name}` });
  const urlOf = (key: string) => `/${name}/${key.split('/').map(encoded).join('/')}`;
  const server = createServer((request, response) => {
    void reply(request, response);
  });
  const bucket: TestBucket = {
    endpoint: '',
    name,
    requests: [],
    isPrivate,
    mostKeys: null,
    put: async (key, bytes) => {
      const headers = { 'content-type': 'text/html' };
      await storage.inject({ method: 'PUT', url: urlOf(key), payload: bytes, headers });
    },
    remove: async (key) => {
      await storage.inject({ method: 'DELETE', url: urlOf(key) });
    },
    answer: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await storage.close();
    },
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    bucket.requests.push([method, url, ...(headers.range === undefined ? [] : [headers.range])].join(' '));
    const other = bucket.answer?.(url, headers) ?? null;
    if (other === 'silence') return;
    if (other !== null) {
      response.writeHead(other.status, other.headers).end(other.body);
      return;
    }
    if (bucket.isPrivate && signatureOf(request) !== /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1]) {
      const named = `<AWSAccessKeyId>${TEST_KEYS.accessKeyId}</AWSAccessKeyId>`;
      response.writeHead(403).end(`<Error><Code>SignatureDoesNotMatch</Code>${named}</Error>`);
      return;
    }
    const most = bucket.mostKeys !== null && url.includes('list-type=') ? `&max-keys=${bucket.mostKeys}` : '';
    const answer = await storage.inject({ method: method as 'GET', url: `${url}${most}`, headers });
    response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return bucket;
}

/** The signature that a request must have (AWS Signature Version 4), worked out from what has arrived. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const [path = '', query = ''] = url.split('?');
  const [, date = '', region = ''] =
    /Credential=[^/]+\/(\d+)\/([\w-]+)\/s3\/aws4_request/.exec(headers.authorization ?? '') ?? [];
  const signed = /SignedHeaders=([\w;-]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const parameters = query === '' ? [] : query.split('&').map((one) => one.split('=').map(again).join('='));
  const request = [
    method,
    path.split('/').map(again).join('/'),
    parameters.toSorted().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer>(
    (before, part) => hmac(before, part),
    Buffer.from(`AWS4${TEST_KEYS.secretAccessKey}`),
  );
  return hmac(key, toSign).toString('hex');
}

function again(text: string): string {
  return encoded(decodeURIComponent(text));
}

function encoded(text: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    const character = String.fromCodePoint(byte);
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
