import type { AnswerBody } from './answer-words.ts';
import { sizeText } from './answer-words.ts';
import { ApiError } from './api-error.ts';

/**
 * Reads the body of a response. `heard` is called for each chunk.
 *
 * @param address for the error message
 * @throws ApiError where the connection ends before the body does; what the read threw where the request was aborted
 */
export async function readBody(
  address: string,
  response: Response,
  { signal, heard }: { signal: AbortSignal; heard: () => void },
): Promise<AnswerBody> {
  const decoder = new TextDecoder();
  let [text, sizeBytes] = ['', 0];
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      heard();
      sizeBytes += part.value.byteLength;
      text += decoder.decode(part.value, { stream: true });
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw brokenOff(address, sizeBytes, error);
  }
  return { text: text + decoder.decode(), sizeBytes };
}

/** The error for an incomplete response: there was a connection, so the service counts as reachable. */
export function brokenOff(address: string, sizeBytes: number, cause?: unknown): ApiError {
  const message = `The answer to ${address} broke off after ${sizeText(sizeBytes)}: the rest of it did not come.`;
  return new ApiError(message, null, { cause });
}
