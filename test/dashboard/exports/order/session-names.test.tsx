import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { orderDescription } from '#contract/exports/order-description.ts';
import { madeSession } from '#test/dashboard/sessions/night-service.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

test('the form of an export names two sessions of one night by their starts', async () => {
  const sessions = [
    madeSession(1),
    madeSession(2, { start: '2024-06-13T00:30:00', end: '2024-06-13T02:40:00' }),
    madeSession(3, { start: '2024-06-13T22:00:00', end: '2024-06-14T04:00:00' }),
  ];
  const lists: Record<string, readonly object[]> = { 'events/': sessions, 'deployments/': [madeDeployment(1)] };
  service = await faultyService((path, query, _headers, method) => {
    if (method === 'OPTIONS') return { body: { actions: orderDescription(exportOffer) } };
    return method === 'POST' ? { body: { count: 7 } } : pageOf(lists[path] ?? [], query);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/exports?project=1&order=1#new-export');
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  const select = await dialog.findByRole('combobox', { name: words.order.session });
  await waitFor(() => expect(select).toHaveAttribute('placeholder', words.order.allSessions));
  await user.click(select);
  await screen.findByRole('option', { name: '13→14 Jun 2024' });
  const named = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(named.filter((name) => name.includes('→'))).toEqual([
    '13→14 Jun 2024',
    '12→13 Jun 2024, 00:30',
    '12→13 Jun 2024, 22:00',
  ]);
});
