import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from '#service/protection/compress-answers.ts';

const HEAD = `<head>${'<style>a { color: #123456 }</style>'.repeat(50)}</head>`;
const unpackers = { br: createBrotliDecompress, gzip: createGunzip };

test.each(['br', 'gzip'] as const)(
  'a browser that takes %s has the head of a page before its body is there',
  async (encoding) => {
    const app = fastify();
    compressAnswers(app);
    let sendBody = (): void => {};
    const isBodyThere = new Promise<void>((resolve) => {
      sendBody = resolve;
    });
    async function* parts() {
      yield Buffer.from(HEAD);
      await isBodyThere;
      yield Buffer.from('<body>rows</body>');
    }
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(Readable.from(parts())));
    const origin = await app.listen();
    const [answer] = (await once(get(origin, { headers: { 'accept-encoding': encoding } }), 'response')) as [
      IncomingMessage,
    ];
    expect(answer.headers['content-encoding']).toBe(encoding);
    let text = '';
    for await (const part of answer.pipe(unpackers[encoding]())) {
      text += String(part);
      if (text === HEAD) sendBody();
    }
    expect(text).toBe(`${HEAD}<body>rows</body>`);
    await app.close();
  },
);
