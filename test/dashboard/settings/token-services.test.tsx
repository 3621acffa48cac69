import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { dropUnnamedToken, storeToken, readToken, tokenHeader } from '#dashboard/api/http/token.ts';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { startOf, textPattern, words } from '#test/words.ts';

const A = 'https://a.example.org';
const B = 'https://b.example.org/insects';
const page = document.createElement('meta');
let service: FaultyService | null = null;

/** The page is one that was served for that service. */
function servedFor(name: string): void {
  page.content = name;
}

beforeEach(() => {
  page.name = 'noctuary-service';
  document.head.append(page);
});
afterEach(async () => {
  page.remove();
  sessionStorage.clear();
  localStorage.clear();
  await service?.stop();
  service = null;
});

test.each(['tab', 'browser'] as const)(
  'a token stored in the %s is sent only to the service it was stored for',
  (lifetime) => {
    servedFor(A);
    storeToken('moth-of-a', lifetime);
    expect(tokenHeader()).toEqual({ 'noctuary-service': A, authorization: 'Token moth-of-a' });
    servedFor(B);
    expect(readToken()).toBeNull();
    expect(tokenHeader()).toEqual({ 'noctuary-service': B });
    storeToken('moth-of-b', lifetime);
    storeToken(null);
    servedFor(A);
    expect(readToken()).toEqual({ token: 'moth-of-a', lifetime });
  },
);

test('a token of an earlier version is removed, since its service is not known', () => {
  sessionStorage.setItem('noctuary-token', 'moth-of-some');
  localStorage.setItem('noctuary-token', 'moth-of-some');
  servedFor(A);
  storeToken('moth-of-a');
  dropUnnamedToken();
  expect([sessionStorage.getItem('noctuary-token'), localStorage.getItem('noctuary-token')]).toEqual([null, null]);
  expect(readToken()?.token).toBe('moth-of-a');
});

test('Settings shows which service a token is for, and removes those of other services', async () => {
  servedFor(A);
  storeToken('moth-of-a-1234', 'browser');
  servedFor(B);
  storeToken('moth-of-b-5678');
  const { user } = renderAt('/settings');
  const token = within(await screen.findByRole('region', { name: words.settings.token }));
  expect(token.getByText(words.settings.tokenOfTabEnding(B, '5678'))).toBeVisible();
  expect(token.getByText(words.settings.otherTokens(A))).toBeVisible();
  await user.click(token.getByRole('button', { name: words.settings.removeOtherTokens }));
  expect(token.queryByText(textPattern(words.settings.otherTokens('§')))).toBeNull();
  expect(localStorage.getItem(`noctuary-token ${A}`)).toBeNull();
  expect(readToken()?.token).toBe('moth-of-b-5678');
});

test('removing a token clears what was loaded with it: records, followed exports, recent searches', async () => {
  service = await sampleBut((_path, _query, { authorization }) =>
    authorization === 'Token moth-of-a-1234' ? null : { status: 401, body: { detail: 'No token.' } },
  );
  servedFor(A);
  storeToken('moth-of-a-1234');
  localStorage.setItem('noctuary-recent', '[{"text":"Secret trap"}]');
  localStorage.setItem('noctuary-exports', '{"ended":[{"id":1,"name":"Secret export","status":"SUCCESS"}]}');
  const { user, client } = renderAt('/deployments');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('24 of 24 deployments'),
  );
  await user.click(screen.getByRole('link', { name: words.shell.pages.settings }));
  await user.click(await screen.findByRole('button', { name: words.settings.removeToken }));
  expect(await screen.findByRole('alert')).toHaveTextContent(startOf(words.shell.tokenRefused('')));
  // Whether the service offers to log in is the same for every reader.
  const kept = client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey !== queryKeys.logInOffer });
  expect(kept.filter(({ state }) => state.data !== undefined && state.data !== null)).toEqual([]);
  expect(localStorage.getItem('noctuary-recent')).toBeNull();
  expect(localStorage.getItem('noctuary-exports')).not.toContain('Secret');
});

test('removing a token in another tab clears what was loaded with it in this tab', () => {
  servedFor(A);
  storeToken('moth-of-a', 'browser');
  const client = createQueryClient();
  client.setQueryData(queryKeys.whole('deployments', {}), { records: [{ id: 1 }] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'noctuary-recent' }));
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  localStorage.removeItem(`noctuary-token ${A}`);
  window.dispatchEvent(new StorageEvent('storage', { key: `noctuary-token ${A}` }));
  expect(client.getQueryCache().getAll()).toEqual([]);
});
