import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SOURCE_TOKEN_HEADER } from '#contract/copy/copy-status.ts';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { atRest, pageOfCopy, SOURCE } from '#test/dashboard/shell/copy/served-as-copy.ts';
import { readToken } from '#dashboard/api/http/token.ts';
import { formatText } from '#dashboard/exports/format-text.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { FOREIGN_READER } from '#test/support/foreign/foreign-logins.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const HOST = new URL(SOURCE).host;
const FORMAT = 'occurrences_api_json';
const choices = [{ value: FORMAT, display_name: FORMAT }];
let service: FaultyService | null = null;
let page: { leave: () => void };

beforeEach(() => {
  page = pageOfCopy();
});
afterEach(async () => {
  page.leave();
  sessionStorage.clear();
  await service?.stop();
  service = null;
});

test('an export is ordered at the source with the reader’s token of it; a refusal is told in its words', async () => {
  const sent: unknown[] = [];
  service = await sampleBut((path, _query, { [SOURCE_TOKEN_HEADER]: token, authorization }, method, body) => {
    if (path === 'copy/') return { body: atRest };
    if (path !== 'copy/exports/') return null;
    if (method === 'OPTIONS') return { body: { actions: { POST: { format: { choices } } } } };
    sent.push({ token, authorization, ...(JSON.parse(body) as object) });
    if (token !== 'moth-there') return { status: 401, body: { detail: 'Invalid token.' } };
    return { status: 201, body: { id: 77, format: FORMAT } };
  });
  const { user } = renderAt('/exports?project=2');
  await user.click(await screen.findByRole('button', { name: words.sourceOrder.title }));
  const panel = within(screen.getByRole('region', { name: words.sourceOrder.title }));
  await panel.findByRole('option', { name: formatText(FORMAT, words.exports) });
  // This source says of no log in.
  expect(panel.queryByLabelText(words.access.password)).toBeNull();
  const order = panel.getByRole('button', { name: words.sourceOrder.order });
  await user.click(order);
  expect(await panel.findByRole('alert')).toHaveTextContent('Invalid token.');
  await user.type(panel.getByLabelText(words.sourceOrder.token(HOST)), 'moth-there');
  await user.click(panel.getByRole('button', { name: words.sourceOrder.takeToken }));
  expect(panel.queryByRole('alert')).toBeNull();
  await user.click(order);
  expect(await panel.findByText(words.sourceOrder.orderedAs('77'))).toBeVisible();
  const asked = { project: 2, format: FORMAT, filters: {} };
  expect(sent).toEqual([
    { token: undefined, authorization: undefined, ...asked },
    { token: 'moth-there', authorization: undefined, ...asked },
  ]);
  // Stored for the source, not for this page's own service, which would then refuse it.
  expect([readToken(SOURCE)?.token, readToken()]).toEqual(['moth-there', null]);
  // Its 401 is not one of this service.
  expect(screen.queryByText(words.shell.tokenInSettings)).toBeNull();
});

test('where the source has a log in, it gives the token, which is stored for the source alone', async () => {
  const sent: unknown[] = [];
  service = await sampleBut((path, _query, { authorization }, method, body) => {
    if (path === 'copy/') return { body: atRest };
    if (path === 'copy/exports/') return { body: { actions: { POST: { format: { choices } } } } };
    if (path !== 'copy/login/') return null;
    if (method === 'OPTIONS') return { body: {} };
    sent.push({ authorization, ...(JSON.parse(body) as object) });
    if (sent.length > 1) return { body: { auth_token: 'moth-there' } };
    return { status: 400, body: { non_field_errors: ['Unable to log in.'] } };
  });
  const { user } = renderAt('/exports?project=2');
  await user.click(await screen.findByRole('button', { name: words.sourceOrder.title }));
  const panel = within(screen.getByRole('region', { name: words.sourceOrder.title }));
  expect(await panel.findByText(words.sourceOrder.orLogIn(HOST))).toBeVisible();
  // Stored until the tab is closed, and no longer.
  expect(panel.queryByRole('checkbox')).toBeNull();
  const password = panel.getByLabelText(words.access.password);
  const logIn = panel.getByRole('button', { name: words.access.logIn });
  await user.type(panel.getByLabelText(words.access.email), FOREIGN_READER.email);
  await user.type(password, 'wrong');
  await user.click(logIn);
  await waitFor(() => expect(password).toHaveAccessibleDescription('Unable to log in.'));
  await user.type(password, FOREIGN_READER.password);
  await user.click(logIn);
  expect(await panel.findByText(words.sourceOrder.tokenStored(HOST))).toBeVisible();
  expect(sent).toEqual([
    { authorization: undefined, email: FOREIGN_READER.email, password: 'wrong' },
    { authorization: undefined, ...FOREIGN_READER },
  ]);
  expect([readToken(SOURCE), readToken()]).toEqual([{ token: 'moth-there', lifetime: 'tab' }, null]);
  expect(panel.queryByLabelText(words.access.password)).toBeNull();
});
