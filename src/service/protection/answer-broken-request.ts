import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** What Node's parser gives up on before there is a request: status, reason phrase, and what it says. */
const ANSWERS: Readonly<Record<string, readonly [status: number, reason: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are longer than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not come to its end in time.'],
};

/** Answers in JSON what is no request: headers too long, too slow, or not HTTP at all; then ends the connection. */
export function answerBrokenRequest(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void {
  // Nobody is there to read an answer.
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
