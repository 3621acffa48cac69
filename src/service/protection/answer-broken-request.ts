import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** Errors of Node's parser before there is a request: status, reason phrase and detail of the answer. */
const ANSWERS: Readonly<Record<string, readonly [status: number, reason: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are longer than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not come to its end in time.'],
};

/** Answers an invalid request in JSON (headers too long, too slow, or not HTTP at all), then closes the connection. */
export function answerBrokenRequest(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void {
  // The client has left.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, detail] = ANSWERS[error.code ?? ''] ?? [400, 'Bad Request', 'This is not a request in HTTP.'];
  log.info({ status, code: error.code }, 'refused');
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
