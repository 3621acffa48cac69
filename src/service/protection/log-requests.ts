import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/** Buffer for lines that cannot be written; further lines are lost. */
const MOST_WAITING_BYTES = 1_000_000;

/** The target of log lines; standard output by default. */
export interface LogStream {
  write: (line: string) => void;
}

/** Fastify's options for log lines in JSON, each with a request id that is unique across processes. */
export function logOptions(level: string, stream: LogStream | undefined) {
  return {
    logger: {
      level,
      formatters: { level: (label: string) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      stream: stream ?? logOutput(),
    },
    // Our one line per request replaces Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

/** Returns the request id as `x-request-id` and logs one line after each request, at level info. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Not Fastify's onResponse, which does not run if the client leaves before the answer is sent. And an answer whose
    // connection is gone reports itself as completely written.
    let isWhole = false;
    reply.raw.once('finish', () => (isWhole = !request.raw.socket.errored));
    reply.raw.once('close', () => logAnswer(request, reply, isWhole));
    done();
  });
}

/** Logs the path without its query, which may contain secrets. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, isWhole: boolean): void {
  const { method, url, tokenName } = request;
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  const who = tokenName === null || tokenName === undefined ? {} : { tokenName };
  const line = { method, path: url.split('?', 1)[0], status: reply.statusCode, ms, ...who };
  if (isWhole) request.log.info(line, 'answered');
  else request.log.info({ ...line, status: null }, 'the asker left before the answer');
}

/**
 * Standard output for the log. Lines that cannot be written, as on a full disk, are retried with the next line: a
 * failing log must not fail the service. Without a listener its error would end the process or leave requests
 * unanswered.
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
