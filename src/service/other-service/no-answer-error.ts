import { RequestError } from '#service/request-error.ts';
import { noAnswer } from './no-answer.ts';

/** The answer to a reader where another service gave none, also in the middle of it: 504 where it was late, else 502. */
export function noAnswerError(error: Error, origin: string, timeoutMs: number): RequestError {
  const { why, message } = noAnswer(error);
  const detail = {
    late: `${origin} did not answer within ${timeoutMs / 1_000} seconds.`,
    cut: `${origin} closed the connection before its answer was complete.`,
    failed: `${origin} could not be asked: ${message}.`,
  }[why];
  return new RequestError(why === 'late' ? 504 : 502, { detail });
}
