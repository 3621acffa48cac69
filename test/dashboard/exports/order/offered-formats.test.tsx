import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { usualOffer } from '#dashboard/api/live/use-export-offer.ts';
import { orderOf, untakenOf, without, type OrderForm } from '#dashboard/exports/order/order-form.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { madeExport } from '#test/dashboard/exports/made-export.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

/** The dialog of a service that answers OPTIONS and POST like this; it begins with two deployments and a night. */
async function opened(offer: () => FaultyAnswer | Promise<FaultyAnswer>) {
  const posts: string[] = [];
  service = await faultyService((path, query, _headers, method) => {
    if (method === 'OPTIONS') return offer();
    if (method !== 'POST') return pageOf([], query);
    posts.push(path);
    return path === 'exports/' ? { status: 201, body: madeExport(1) } : { body: { count: 7 } };
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/exports?project=3&order=1,2&day_after=2024-06-01&taxon=9&score=0.5#new-export');
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  const order = () => dialog.getByRole('button', { name: words.order.order });
  return { dialog, user, order, posts };
}

const parts = (...names: (keyof typeof words.order.parts)[]) => names.map((name) => words.order.parts[name]);

test('nothing is ordered or counted before the service has said what can be ordered', async () => {
  let answer = (_one: FaultyAnswer) => {};
  const waiting = new Promise<FaultyAnswer>((resolve) => {
    answer = resolve;
  });
  const { dialog, order, posts } = await opened(() => waiting);
  expect(await dialog.findByText(words.order.asking)).toBeVisible();
  expect(order()).toBeDisabled();
  answer({ body: { orders: exportOffer } });
  await waitFor(() => expect(order()).toBeEnabled());
  expect(dialog.queryByText(words.order.asking)).not.toBeInTheDocument();
  expect(await dialog.findByText(words.exports.counted.occurrences(7))).toBeVisible();
  expect(posts).toEqual(['exports/count/']);
});

test('where the service cannot say what can be ordered, the dialog says so, and asks again', async () => {
  let status = 500;
  const { dialog, user, order } = await opened(() => ({ status, body: { orders: exportOffer } }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('500');
  expect(order()).toBeDisabled();
  status = 200;
  await user.click(dialog.getByRole('button', { name: words.order.tryAgain }));
  await waitFor(() => expect(order()).toBeEnabled());
});

test('a service with fewer filters gets no order until the reader removes them', async () => {
  const offer = { ...exportOffer, filters: ['deployment', 'event'] };
  const { dialog, user, order, posts } = await opened(() => ({ body: { orders: offer } }));
  const alert = await dialog.findByRole('alert');
  for (const part of parts('deployments', 'firstNight', 'taxon', 'score')) expect(alert).toHaveTextContent(part);
  expect(order()).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: words.order.removeNotTaken }));
  await waitFor(() => expect(order()).toBeEnabled());
  await user.click(order());
  await waitFor(() => expect(posts).toContain('exports/'));
});

test('a format that the service does not offer is named, and stays the remembered one', async () => {
  localStorage.setItem(storageKeys.exportChoices, JSON.stringify({ format: 'camtrap_dp' }));
  const choices = [{ value: 'wide_csv', display_name: 'Wide CSV' }];
  const { dialog } = await opened(() => ({ body: { actions: { POST: { format: { choices } } } } }));
  expect(await dialog.findByText(words.order.formatNotOffered(words.exports.formats.camtrap_dp))).toBeVisible();
  expect(dialog.getByRole('combobox', { name: words.order.format })).toHaveValue('Wide CSV');
  expect(localStorage.getItem(storageKeys.exportChoices)).toContain('camtrap_dp');
});

const form: OrderForm = {
  project: '3',
  format: 'occurrences_simple_csv',
  deployments: ['1', '2', '3'],
  sites: [],
  event: null,
  firstNight: '2024-06-01',
  lastNight: '2024-06-30',
  taxon: '9',
  score: '0.5',
  zone: null,
  digits: '',
};
const formatOf = (name: string) => usualOffer.formats.find((one) => one.name === name) ?? expect.fail(name);

test('an order has every filter that was chosen, or there is none', () => {
  const format = formatOf('occurrences_simple_csv');
  expect(orderOf(form, format, usualOffer)?.filters).toEqual({
    deployments: [1, 2, 3],
    first_night: '2024-06-01',
    last_night: '2024-06-30',
    taxon: 9,
    lowest_score: 0.5,
  });
  for (const missing of ['deployments', 'first_night', 'last_night', 'taxon', 'lowest_score']) {
    const fewer = { ...usualOffer, filters: usualOffer.filters.filter((name) => name !== missing) };
    expect([missing, orderOf(form, format, fewer)]).toEqual([missing, null]);
    const untaken = untakenOf(form, format, fewer);
    expect([missing, untaken.length]).toEqual([missing, 1]);
    expect(Object.keys(orderOf(without(form, untaken), format, fewer)?.filters ?? {})).toHaveLength(4);
  }
});

test('a taxon is not lost where a format contains no occurrences', () => {
  expect(untakenOf(form, formatOf('sessions_csv'), usualOffer)).toEqual(['taxon', 'score']);
  expect(orderOf(form, formatOf('sessions_csv'), usualOffer)).toBeNull();
});
