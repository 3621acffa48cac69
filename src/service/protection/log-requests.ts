import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/** Lines that wait while they cannot be written; further ones are lost. */
const MOST_WAITING_BYTES = 1_000_000;

/** Where log lines go; standard output where none is named. */
export interface LogStream {
  write: (line: string) => void;
}

/** Fastify's options for log lines in JSON, each with the number of its request, which no two processes share. */
export function logOptions(level: string, stream: LogStream | undefined) {
  return {
    logger: {
      level,
      formatters: { level: (label: string) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      stream: stream ?? logOutput(),
    },
    // One line of ours says what Fastify's two say.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

/** Sends each request's number back as `x-request-id` and writes one line once it is over, at the level info. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Not Fastify's onResponse, which does not run where the asker leaves before the answer is out. And an answer whose
    // connection is gone says of itself that all of it is written.
    let isWhole = false;
    reply.raw.once('finish', () => (isWhole = !request.raw.socket.errored));
    reply.raw.once('close', () => logAnswer(request, reply, isWhole));
    done();
  });
}

/** The path without its query, which may hold what nobody should read in a log. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, isWhole: boolean): void {
  const { method, url, tokenName } = request;
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  const who = tokenName === null || tokenName === undefined ? {} : { tokenName };
  const line = { method, path: url.split('?', 1)[0], status: reply.statusCode, ms, ...who };
  if (isWhole) request.log.info(line, 'answered');
  else request.log.info({ ...line, status: null }, 'the asker left before the answer');
}

/**
 * Standard output for the log. What cannot be written, as on a full disk, is tried again with the next line: a failure
 * of the log is no failure of the service, and unheard it would end the process or leave requests without an answer.
 */
function logOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES });
  output.on('error', () => {});
  output.on('drop', () => {
    try {
      output.flushSync();
    } catch {
      // Still full.
    }
  });
  return output;
}
