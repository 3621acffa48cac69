import { pino, type DestinationStream } from 'pino';

/** Lines that wait while they cannot be written; further ones are lost. */
const MOST_WAITING_BYTES = 1_000_000;

/**
 * Standard output for the log. What cannot be written, as on a full disk, is tried again with the next line: a failure
 * of the log is no failure of the service, and unheard it would end the process or leave requests without an answer.
 */
export function logOutput(): DestinationStream {
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
