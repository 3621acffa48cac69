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
  queryFn: ({ signal }) => awaitAnswer('auth/token/login/', isOffered, { signal }),
  staleTime: Infinity,
  retry: false,
});

/** The same for the service of this page. Our own service has only tokens and is not asked. */
export function useLogInOffer(): boolean {
  return useQuery({ ...logInOfferOptions, enabled: namedService() !== OWN_SERVICE }).data === true;
}

async function isOffered({ signal, heard }: Try): Promise<boolean> {
  const headers = { accept: 'application/json', ...tokenHeader(null) };
  const { status } = await fetch('/api/v2/auth/token/login/', { method: 'OPTIONS', headers, signal });
  heard();
  return status === 200;
}
