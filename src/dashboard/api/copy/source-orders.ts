import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SOURCE_TOKEN_HEADER } from '#contract/copy/copy-status.ts';
import { z } from '#contract/zod.ts';
import type { ExportOrder } from '#dashboard/api/exports/export-orders.ts';
import { readOffer, type ExportOffer } from '#dashboard/api/exports/use-export-offer.ts';
import { postWith } from '#dashboard/api/http/post-json.ts';
import { readToken } from '#dashboard/api/http/token.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { copiedSource } from './copied-source.ts';

const PATH = 'copy/exports/';
/** Of the answer to an order, its id alone is shown. */
const named = z.object({ id: z.int() });

/** The source of a copy did not take a request. No `ApiError`: its status says nothing of the copy's own token. */
class SourceError extends Error {
  constructor(cause: unknown) {
    super('', { cause });
    this.name = 'SourceError';
    // In the language of the page.
    Object.defineProperty(this, 'message', { get: () => (cause instanceof Error ? cause.message : String(cause)) });
  }
}

/** What the source of this copy takes orders of, for a reader with the token that is stored for it. */
export function useSourceOffer() {
  const token = sourceToken();
  return useQuery({
    queryKey: queryKeys.sourceOffer(token !== null),
    queryFn: ({ signal }): Promise<ExportOffer> =>
      readOffer(PATH, { isWithoutToken: token === null, headers: tokenHeaders(token), signal }).catch(
        (error: unknown) => {
          throw signal.aborted ? error : new SourceError(error);
        },
      ),
    // After a change of token the form stays as it is meanwhile.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Orders an export at the source, with the reader's token of the source; ids are those of the copy.
 *
 * @returns its id there; null where the answer names none
 * @throws SourceError with the source's reason
 */
export async function orderAtSource(order: ExportOrder): Promise<number | null> {
  try {
    const answer = await postWith(PATH, order, tokenHeaders(sourceToken()));
    return named.safeParse(answer).data?.id ?? null;
  } catch (error) {
    throw new SourceError(error);
  }
}

/** The reader's token of the source; null: none is stored. */
export function sourceToken(): string | null {
  const source = copiedSource();
  return source === null ? null : (readToken(source)?.token ?? null);
}

function tokenHeaders(token: string | null): Record<string, string> {
  return token === null ? {} : { [SOURCE_TOKEN_HEADER]: token };
}
