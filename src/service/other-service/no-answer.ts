/** `late`: nothing came in time. `cut`: the connection ended before the answer did. `failed`: anything else. */
type Why = 'late' | 'cut' | 'failed';

/** Another service gave no answer, or only a part of one. The message is a clause that sentences can end with. */
export class NoAnswer extends Error {
  readonly why: Why;

  constructor(why: Why, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

const CUT = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** An error of Node's client, of its connection or of the body of an answer, in words. */
export function noAnswer(error: Error & { code?: string }): NoAnswer {
  if (error instanceof NoAnswer) return error;
  if (CUT.has(error.code ?? ''))
    return new NoAnswer('cut', 'it closed the connection before its answer was complete', error);
  // A name with several addresses fails with one error for each.
  const reason = error instanceof AggregateError ? error.errors.map(messageOf).join(', ') : error.message;
  if (isFault(error)) return new NoAnswer('failed', `the request ended in a fault (${error.name}: ${reason})`, error);
  return new NoAnswer('failed', reason || (error.code ?? error.name), error);
}

/** Whether a program failed, whose message is no clause ("false == true"), and not the connection or the other service. */
function isFault(error: Error & { code?: string }): boolean {
  return (
    error.code === 'ERR_ASSERTION' || [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
