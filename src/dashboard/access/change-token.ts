import { hashKey, type QueryClient } from '@tanstack/react-query';
import { forgetAnswers } from '#dashboard/api/lists/forget-answers.ts';
import { forgetMedia } from '#dashboard/api/http/forget-media.ts';
import { readToken, storeToken, type TokenLifetime } from '#dashboard/api/http/token.ts';
import { changeStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/**
 * Stores a token, or removes it (null), and clears what was read with the one before, which the next reader may not see.
 *
 * @returns false where the text cannot be a token; then nothing has changed
 */
export function changeToken(client: QueryClient, token: string | null, lifetime?: TokenLifetime): boolean {
  const hadToken = readToken() !== null;
  if (token === null) forgetMedia();
  if (!storeToken(token, lifetime)) return false;
  // Another token may mean another reader.
  if (hadToken) clearTraces();
  const mutations = client.getMutationCache();
  for (const refused of mutations.findAll({ status: 'error' })) mutations.remove(refused);
  forgetAnswers(client, ({ queryKey }) => hashKey(queryKey) !== hashKey(queryKeys.logInOffer));
  return true;
}

/** Removes stored names of records: recent search entries, and followed exports. */
function clearTraces(): void {
  localStorage.removeItem(storageKeys.recent);
  changeStoredExports(() => ({ followed: [], ended: [] }));
}
