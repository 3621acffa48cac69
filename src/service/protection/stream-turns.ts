import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Answers that are streams, as files are, go out in parts, each stream one after the other, and one part in each round of
 * the event loop. The system takes some MB of each for a client that does not read: where hundreds of them were read and
 * sent at once, everybody else waited for that in every round.
 */
export function streamTurns(app: FastifyInstance): void {
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
  const limitConcurrency = (send: () => void) => {
    waiting.push(send);
    sendSoon();
  };

  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    const parts = new Transform({
      transform: (part: Buffer, _encoding, passOn: TransformCallback) => limitConcurrency(() => passOn(null, part)),
    });
    // Either end that breaks off ends the other; what reads `parts` hears of it there.
    return done(
      null,
      pipeline(payload, parts, () => {}),
    );
  });
}
