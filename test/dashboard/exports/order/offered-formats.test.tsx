import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { orderDescription } from '#contract/exports/order-description.ts';

import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { orderOf, untakenOf, without, type OrderForm } from '#dashboard/exports/order/order-form.ts';
import { usualOffer } from '#dashboard/exports/order/new-export.tsx';
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

const COUNT: FaultyAnswer = { body: { count: 7 } };
const choices = [{ value: 'occurrences_simple_csv', display_name: 'occurrences_simple_csv' }];
/** As services of this interface describe an order whose filters they do not name. */
const PLAIN = { renders: ['application/json'], actions: { POST: { format: { choices }, filters: { type: 'field' } } } };

/** The dialog of a service that answers OPTIONS and POST like this; it begins with two deployments and a night. */
async function opened(offer: (path: string) => FaultyAnswer | Promise<FaultyAnswer>, count: FaultyAnswer = COUNT) {
  const posts: string[] = [];
  service = await faultyService((path, query, _headers, method) => {
    if (method === 'OPTIONS') return offer(path);
    if (method !== 'POST') return pageOf([], query);
    posts.push(path);
    return path === 'exports/' ? { status: 201, body: madeExport(1) } : count;
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
  answer({ body: { actions: orderDescription(exportOffer) } });
  await waitFor(() => expect(order()).toBeEnabled());
  expect(dialog.queryByText(words.order.asking)).not.toBeInTheDocument();
  expect(await dialog.findByText(words.exports.counted.occurrences(7))).toBeVisible();
  expect(posts).toEqual(['exports/count/']);
});

test('where the service cannot say what can be ordered, the dialog says so, and asks again', async () => {
  let status = 500;
  const { dialog, user, order } = await opened(() => ({ status, body: { actions: orderDescription(exportOffer) } }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('500');
  expect(order()).toBeDisabled();
  status = 200;
  await user.click(dialog.getByRole('button', { name: words.order.tryAgain }));
  await waitFor(() => expect(order()).toBeEnabled());
});

test('a service with fewer filters gets no order until the reader removes them', async () => {
  const offer = { ...exportOffer, filters: ['deployment', 'event'] };
  const { dialog, user, order, posts } = await opened(() => ({ body: { actions: orderDescription(offer) } }));
  const alert = await dialog.findByRole('alert');
  for (const part of parts('deployments', 'firstNight', 'taxon', 'score')) expect(alert).toHaveTextContent(part);
  expect(order()).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: words.order.removeNotTaken }));
  await waitFor(() => expect(order()).toBeEnabled());
  await user.click(order());
  await waitFor(() => expect(posts).toContain('exports/'));
  // An order that is answered remembers its choices: not those of the next test.
  await waitFor(() => expect(localStorage.getItem(storageKeys.exportChoices)).not.toBeNull());
});

test('a format that the service does not offer is named, and stays the remembered one', async () => {
  localStorage.setItem(storageKeys.exportChoices, JSON.stringify({ format: 'camtrap_dp' }));
  const wide = [{ value: 'wide_csv', display_name: 'Wide CSV' }];
  const { dialog } = await opened(() => ({ body: { actions: { POST: { format: { choices: wide } } } } }));
  expect(await dialog.findByText(words.order.formatNotOffered(words.exports.formats.camtrap_dp))).toBeVisible();
  expect(dialog.getByRole('combobox', { name: words.order.format })).toHaveValue('Wide CSV');
  expect(localStorage.getItem(storageKeys.exportChoices)).toContain('camtrap_dp');
});

test('a service that names no filters gets orders of whole projects, with a sentence why', async () => {
  const { dialog, user, order, posts } = await opened(() => ({ body: PLAIN }), { status: 405, body: {} });
  expect(await dialog.findByText(words.order.wholeOnly)).toBeVisible();
  for (const label of [words.order.deployments, words.order.session, words.order.firstNight, words.order.taxon])
    expect(dialog.queryByLabelText(label)).not.toBeInTheDocument();
  // What its files contain, it does not say.
  expect(dialog.queryByText(words.order.exact)).not.toBeInTheDocument();
  expect(dialog.queryByText(words.order.formatAbout.occurrences_simple_csv)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: words.order.removeNotTaken }));
  expect(await dialog.findByText(words.order.notCounted)).toBeVisible();
  await user.click(order());
  await waitFor(() => expect(posts).toContain('exports/'));
});

test('a count of orders that is absent is asked for once', async () => {
  const two = { ...PLAIN.actions.POST, format: { choices: [...choices, { value: 'wide_csv' }] } };
  const { dialog, user, posts } = await opened(() => ({ body: { actions: { POST: two } } }), { status: 405, body: {} });
  await user.click(await dialog.findByRole('button', { name: words.order.removeNotTaken }));
  expect(await dialog.findByText(words.order.notCounted)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: words.order.format }));
  await user.click(await screen.findByRole('option', { name: 'Wide, CSV' }));
  await waitFor(() => expect(dialog.getByText(words.order.notCounted)).not.toHaveAttribute('data-old'));
  expect(posts).toEqual(['exports/count/']);
});

describe('in front of a service with accounts, a page without a token', () => {
  const meta = Object.assign(document.createElement('meta'), { name: SERVICE_HEADER });
  beforeEach(() => document.head.append(Object.assign(meta, { content: 'https://moths.example.org' })));
  afterEach(() => meta.remove());
  const { actions: _actions, ...hidden } = PLAIN;

  test.each([
    ['gives tokens', (path: string) => ({ body: path === 'exports/' ? PLAIN : hidden })],
    ['names no order to it', () => ({ body: hidden })],
    ['refuses to name one', () => ({ status: 401, body: { detail: 'No.' } })],
  ])('is told before it orders, where the service %s', async (_how, answer) => {
    const { dialog, order, posts } = await opened(answer);
    expect(await dialog.findByText(words.exports.needsToken, { exact: false })).toHaveRole('alert');
    expect(dialog.getByRole('link', { name: words.exports.toSettings })).toHaveAttribute('href', '/settings?project=3');
    expect(order()).toBeDisabled();
    expect(posts).toEqual([]);
  });

  test('orders where the service gives no tokens', async () => {
    const none = { status: 404, body: '<h1>404</h1>' };
    const { dialog, user, order } = await opened((path) => (path === 'exports/' ? { body: PLAIN } : none));
    await user.click(await dialog.findByRole('button', { name: words.order.removeNotTaken }));
    await waitFor(() => expect(order()).toBeEnabled());
    expect(dialog.queryByText(words.exports.needsToken, { exact: false })).not.toBeInTheDocument();
  });
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
  sex: 'female',
  life_stage: 'not-reported',
  behavior: '',
  looked: 'person',
  zone: null,
  digits: '',
  people: null,
  rightsHolder: '',
  creator: '',
  license: '',
  publication: null,
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
    sex: 'female',
    life_stage: 'not-reported',
    looked: 'person',
  });
  for (const missing of [
    'deployments',
    'first_night',
    'last_night',
    'taxon',
    'lowest_score',
    'sex',
    'life_stage',
    'looked',
  ]) {
    const fewer = { ...usualOffer, filters: usualOffer.filters.filter((name) => name !== missing) };
    expect([missing, orderOf(form, format, fewer)]).toEqual([missing, null]);
    const untaken = untakenOf(form, format, fewer);
    expect([missing, untaken.length]).toEqual([missing, 1]);
    expect(Object.keys(orderOf(without(form, untaken), format, fewer)?.filters ?? {})).toHaveLength(7);
  }
});

test.each([
  ['names', {}, {}],
  ['none', { digits: '1' }, {}],
  ['initials', { digits: '1', people: 'initials' as const }, {}],
  ['none', { people: 'names' as const }, { people: ['none' as const] }],
  [undefined, { people: 'names' as const }, { options: ['coordinate_digits'] }],
])('an order says %s of people where %j was chosen and the service offers %j', (people, chosen, offer) => {
  const order = orderOf({ ...form, ...chosen }, formatOf('occurrences_simple_csv'), { ...usualOffer, ...offer });
  expect(order).toMatchObject({ project: 3 });
  expect(order?.options?.['people']).toBe(people);
});

test('an order of rounded coordinates names no people until that is chosen, also after one that named them', async () => {
  // As earlier releases stored it.
  localStorage.setItem(storageKeys.exportChoices, JSON.stringify({ digits: '1', people: 'names' }));
  const { dialog, user, order } = await opened(() => ({ body: { actions: orderDescription(exportOffer) } }));
  const select = await dialog.findByRole('combobox', { name: words.order.people });
  expect(select).toHaveValue(words.order.peopleForms.none);
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: words.order.peopleForms.names }));
  expect(dialog.getByText(words.order.peopleInFile.names)).toBeVisible();
  await waitFor(() => expect(order()).toBeEnabled());
  await user.click(order());
  await waitFor(() => expect(localStorage.getItem(storageKeys.exportChoices)).not.toContain('people'));
  localStorage.removeItem(storageKeys.exportChoices);
});

test('where names need a token, the dialog says so and offers nothing else; tables without people say nothing', async () => {
  const body = { actions: orderDescription({ ...exportOffer, people: ['none'] }) };
  const { dialog, user } = await opened(() => ({ body }));
  expect(await dialog.findByText(words.order.peopleNeedToken)).toBeVisible();
  const select = dialog.getByRole('combobox', { name: words.order.people });
  expect(select).toBeDisabled();
  expect(select).toHaveValue(words.order.peopleForms.none);
  expect(dialog.queryByText(words.order.peopleInFile.names)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: words.order.format }));
  await user.click(await screen.findByRole('option', { name: words.exports.formats.sessions_csv }));
  expect(select).not.toBeInTheDocument();
});

test('a taxon is not lost where a format contains no occurrences', () => {
  expect(untakenOf(form, formatOf('sessions_csv'), usualOffer)).toEqual([
    'taxon',
    'score',
    'sex',
    'life_stage',
    'looked',
  ]);
  expect(orderOf(form, formatOf('sessions_csv'), usualOffer)).toBeNull();
});

test('an order names whom the reader names, without the spaces around it, where the file has a place for it', () => {
  const named = {
    ...form,
    taxon: null,
    score: '',
    rightsHolder: ' Ærø Nature ',
    creator: 'B. Person',
    license: 'CC0-1.0',
  };
  const rights = { people: 'names', rights_holder: 'Ærø Nature', creator: 'B. Person', license: 'CC0-1.0' };
  expect(orderOf(named, formatOf('darwin_core_archive'), usualOffer)?.options).toEqual(rights);
  expect(orderOf(named, formatOf('camtrap_dp'), usualOffer)?.options).toEqual(rights);
  expect(orderOf(named, formatOf('sessions_csv'), usualOffer)?.options).toBeUndefined();
  const fewer = { ...usualOffer, options: ['time_zone', 'creator'] };
  expect(orderOf(named, formatOf('camtrap_dp'), fewer)?.options).toEqual({ creator: 'B. Person' });
  expect(orderOf(form, formatOf('camtrap_dp'), usualOffer)?.options).toEqual({ people: 'names' });
});
