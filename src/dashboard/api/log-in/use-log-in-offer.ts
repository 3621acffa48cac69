import { queryOptions, useQuery } from '@tanstack/react-query';
import { awaitAnswer, type Try } from '#dashboard/api/http/await-answer.ts';
import { OWN_SERVICE } from '#contract/headers/service-name.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { namedService } from '#dashboard/api/http/named-service.ts';
import { tokenHeader } from '#dashboard/api/http/token.ts';

/**
 * Whether readers log in to the service with an e-mail address and a password: `OPTIONS auth/token/login/` is answered
 * with 200.
 */
export const logInOfferOptions = queryOptions({
  queryKey: queryKeys.logInOffer,
  queryFn: ({ signal }) => isOffered('auth/token/login/', tokenHeader(null), signal),
  staleTime: Infinity,
  retry: false,
});

/** The same for the service of this page. Our own service has only tokens and is not asked. */
export function useLogInOffer(): boolean {
  return useQuery({ ...logInOfferOptions, enabled: namedService() !== OWN_SERVICE }).data === true;
}

/** The same for the source of this copy, which hands the question on. */
export function useSourceLogInOffer(): boolean {
  const { data } = useQuery({
    queryKey: queryKeys.sourceLogInOffer,
    queryFn: ({ signal }) => isOffered('copy/login/', tokenHeader(), signal),
    staleTime: Infinity,
    retry: false,
  });
  return data === true;
}

function isOffered(path: string, token: Record<string, string>, signal: AbortSignal): Promise<boolean> {
  const send = async (one: Try) => {
    const headers = { accept: 'application/json', ...token };
    const { status } = await fetch(`/api/v2/${path}`, { method: 'OPTIONS', headers, signal: one.signal });
    one.heard();
    return status === 200;
  };
  return awaitAnswer(path, send, { signal });
}
