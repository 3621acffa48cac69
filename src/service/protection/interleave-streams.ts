import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Sends streamed answers, such as files, in parts: one part of one stream per round of the event loop, in turn. The
 * system buffers some MB for each client that does not read; reading and sending hundreds of streams at once delayed
 * all other requests in every round.
 */
export function interleaveStreams(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let isAboutToSend = false;

  const sendSoon = () => {
    if (isAboutToSend || waiting.length === 0) return;
    isAboutToSend = true;
    setImmediate(() => {
      isAboutToSend = false;
      waiting.shift()?.();
      sendSoon();
    });
  };
  const sendInTurn = (send: () => void) => {
    waiting.push(send);
    sendSoon();
  };

  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    const parts = new Transform({
      transform: (part: Buffer, _encoding, passOn: TransformCallback) => sendInTurn(() => passOn(null, part)),
    });
    // An error at either end ends the other; the reader of `parts` gets it.
    return done(
      null,
      pipeline(payload, parts, () => {}),
    );
  });
}
