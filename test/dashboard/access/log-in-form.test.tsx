import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readToken, storeToken } from '#dashboard/api/http/token.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { FOREIGN_READER, FOREIGN_TOKEN } from '#test/support/foreign/foreign-logins.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { startOf, textPattern, words } from '#test/words.ts';

const REFUSAL = 'Unable to log in with provided credentials.';
let service: ForeignService;

beforeEach(async () => {
  service = await foreignService({ isPrivate: true });
  loadedFrom(service.origin);
});
afterEach(async () => {
  await service.stop();
  sessionStorage.clear();
});

type User = ReturnType<typeof renderAt>['user'];

async function logIn(user: User, { email, password }: typeof FOREIGN_READER) {
  const field = await screen.findByLabelText(words.access.email);
  await user.clear(field);
  await user.type(field, email);
  await user.type(screen.getByLabelText(words.access.password), password);
  await user.click(screen.getByRole('button', { name: words.access.logIn }));
}

/** Everything that this page has written down, and its fields. */
function traces(): string {
  const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  return [...stores, ...fields, location.href, document.body.innerHTML].join('\n');
}

test('Settings exchanges e-mail address and password for a token, and keeps no password', async () => {
  const { user, client, address } = renderAt('/settings');
  const password = await screen.findByLabelText(words.access.password);
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText(words.access.email)).toHaveAttribute('autocomplete', 'username');
  storeToken('a-token-that-is-not-valid');
  await logIn(user, FOREIGN_READER);
  expect(await screen.findByText(words.settings.loggedIn)).toBeVisible();
  expect(readToken()).toEqual({ token: FOREIGN_TOKEN, lifetime: 'tab' });
  expect(traces()).not.toContain(FOREIGN_READER.password);
  expect(JSON.stringify(client.getMutationCache().getAll())).not.toContain(FOREIGN_READER.password);
  expect(address()).toBe('/settings');
});

test('a wrong password is refused in the words of the service, at the field', async () => {
  const { user } = renderAt('/settings');
  await logIn(user, { ...FOREIGN_READER, password: 'wrong' });
  const field = screen.getByLabelText(words.access.password);
  await waitFor(() => expect(field).toHaveAccessibleDescription(REFUSAL));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.getByLabelText(words.access.email)).toHaveValue(FOREIGN_READER.email);
  expect(readToken()).toBeNull();
});

test('a page that may not be read offers to log in, and then shows its records', async () => {
  const { user } = renderAt('/deployments');
  expect(await screen.findByText(startOf(words.shell.notAllowed('')), { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: words.shell.tokenInSettings })).toBeVisible();
  await logIn(user, FOREIGN_READER);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('5 of 5 deployments'),
  );
  expect(screen.queryByLabelText(words.access.email)).toBeNull();
});

test('Log out ends the token at the service and forgets it here', async () => {
  storeToken(FOREIGN_TOKEN);
  const { user } = renderAt('/settings');
  await user.click(await screen.findByRole('button', { name: words.settings.logOut }));
  expect(await screen.findByText(words.settings.loggedOut)).toBeVisible();
  expect(readToken()).toBeNull();
  expect(service.endedTokens).toEqual([FOREIGN_TOKEN]);
  expect(screen.queryByRole('button', { name: words.settings.logOut })).toBeNull();
});

test('where the service does not answer, Log out forgets the token and says that it may still be valid', async () => {
  storeToken(FOREIGN_TOKEN);
  const { user } = renderAt('/settings');
  const button = await screen.findByRole('button', { name: words.settings.logOut });
  await service.stop();
  await user.click(button);
  expect(await screen.findByText(textPattern(words.settings.notEnded('§')))).toBeVisible();
  expect(readToken()).toBeNull();
});

test('our own service has tokens alone', async () => {
  loadedFrom(inject('smallUrl'));
  renderAt('/settings');
  const section = within(await screen.findByRole('region', { name: words.settings.token }));
  await screen.findByText(words.settings.ownServer);
  expect(section.queryByLabelText(words.access.email)).toBeNull();
});
