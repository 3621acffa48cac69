import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { sizeText, type AnswerBody } from './answer-text.ts';
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
  return new ApiError(() => apiMessages.now.cutOff(address, sizeText(sizeBytes)), null, { cause });
}
