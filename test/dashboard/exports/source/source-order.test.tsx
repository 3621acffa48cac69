import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SOURCE_TOKEN_HEADER } from '#contract/copy/copy-status.ts';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { atRest, pageOfCopy, SOURCE } from '#test/dashboard/shell/copy/served-as-copy.ts';
import { readToken } from '#dashboard/api/http/token.ts';
import { formatText } from '#dashboard/exports/format-text.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
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
