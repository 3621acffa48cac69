import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { orderDescription } from '#contract/exports/order-description.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { exportsService, type ExportsService } from './exports-service.ts';
import { madeExport, withJob } from './made-export.ts';
import { words } from '#test/words.ts';
import { pressOrder } from './press-order.ts';

let service: ExportsService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

const card = (name: string) => screen.findByRole('article', { name: `${name} · Moths of the bog` });
const barOf = (shown: HTMLElement) => within(shown).getByRole('progressbar');

test('every odd shape of a job is shown without breaking the others', async () => {
  const started = { status: 'STARTED' };
  service = await exportsService([
    madeExport(1, { ...started, progress: { summary: { ...started, progress: 1.7 } } }),
    madeExport(2, { ...started, progress: { summary: { ...started, progress: -0.2 } } }),
    madeExport(3, { ...started, progress: { summary: { ...started, progress: null }, stages: [] } }),
    withJob(madeExport(4), { progress: { summary: { ...started, progress: 0.25 } } }),
    withJob(madeExport(5), null),
    withJob(madeExport(6), { progress: null }),
    madeExport(7, { status: 'WAITING_FOR_MOON', done: 10 }),
    madeExport(8, { progress: { summary: { status: 'SUCCESS', progress: 0.4 } } }),
  ]);
  renderAt('/exports');
  const [over, under, bare] = [await card('Set 1'), await card('Set 2'), await card('Set 3')];
  expect(barOf(over)).toHaveAttribute('aria-valuenow', '100');
  expect(over).toHaveTextContent(words.exports.reported('100%'));
  expect(barOf(under)).toHaveAttribute('aria-valuenow', '0');
  expect(barOf(bare)).not.toHaveAttribute('aria-valuenow');
  expect(barOf(bare)).toHaveAttribute('aria-valuetext', words.exports.noProgress);
  expect(bare).toHaveTextContent(words.exports.noStages);
  expect(barOf(await card('Set 4'))).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('article', { name: 'Set 5' })).toHaveTextContent(words.ui.noStatus);
  expect(await card('Set 6')).toHaveTextContent(words.ui.noStatus);
  // Terminal is what the status says: an unknown one goes on, a full bar does not end it, an empty one does not hold it.
  expect(within(await card('Set 7')).getByRole('button', { name: words.exports.cancel })).toBeVisible();
  expect(await card('Set 7')).toHaveTextContent('WAITING_FOR_MOON');
  expect(within(over).getByRole('button', { name: words.exports.cancel })).toBeVisible();
  const early = await card('Set 8');
  expect(within(early).getByRole('link', { name: /Download/ })).toBeVisible();
  expect(early).toHaveTextContent(words.exports.reported('40%'));
  expect(early).toHaveTextContent(words.exports.agrees);
  expect(screen.queryByText(/set aside/)).not.toBeInTheDocument();
});

/** Errors and logs in a form that the interface does not have. */
function withMessages(record: ReturnType<typeof madeExport>, errors: unknown, logs: unknown): object {
  return withJob(record, { progress: { ...record.job.progress, errors, logs } });
}

test('errors and logs of any shape are shown as raw text', async () => {
  service = await exportsService([
    withMessages(madeExport(1, { status: 'FAILURE', done: 420 }), [{ code: 28 }, '<b>no space</b>'], 'begun'),
    withMessages(madeExport(2, { status: 'FAILURE' }), { disk: 'full' }, null),
  ]);
  renderAt('/exports');
  const first = await card('Set 1');
  expect(within(first).getByText(words.exports.errors(2))).toBeVisible();
  expect(within(first).getByText('<b>no space</b>')).toBeVisible();
  expect(within(first).getByText('{ "code": 28 }')).toBeVisible();
  expect(within(first).getByText(words.exports.logLines(1))).toBeVisible();
  expect(within(await card('Set 2')).getByText('{ "disk": "full" }')).toBeVisible();
});

test('a finished export lists contradictions with its job, and has no download without an address', async () => {
  service = await exportsService([
    madeExport(1, { record_count: 999 }),
    madeExport(2, { file_url: null, file_size: null }),
  ]);
  renderAt('/exports');
  const differing = await card('Set 1');
  expect(differing).not.toHaveTextContent(words.exports.agrees);
  const rows = within(within(differing).getByRole('table', { name: words.exports.differences })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    `${words.exports.compared.done}9991000`,
    `${words.exports.compared.total}9991000`,
  ]);
  const without = await card('Set 2');
  expect(within(without).queryByRole('link')).not.toBeInTheDocument();
  expect(without).toHaveTextContent(words.exports.noFile);
});

test('after ten minutes without a change by the service’s clock an export is stalled', async () => {
  service = await exportsService([
    madeExport(1, { status: 'STARTED', done: 5, updated_at: '2024-06-13T08:58:00' }),
    madeExport(2, { status: 'STARTED', done: 5, updated_at: '2024-06-13T09:08:00' }),
    madeExport(3, { updated_at: '2024-06-13T09:10:00' }),
  ]);
  renderAt('/exports');
  const stalled = await card('Set 1');
  expect(await within(stalled).findByText(words.exports.stalled)).toBeVisible();
  // Twelve by the service's times, of which a second is off here.
  expect(stalled).toHaveTextContent(/1[12] minutes/);
  expect(within(await card('Set 2')).queryByText(words.exports.stalled)).not.toBeInTheDocument();
  expect(within(await card('Set 3')).queryByText(words.exports.stalled)).not.toBeInTheDocument();
});

test.each([
  [405, { detail: 'POST is not offered here.' }, words.exports.makesNoExports('').trim()],
  [403, { detail: 'Not for guests.' }, words.exports.notAllowed('').trim()],
])('a service that answers a new export with %s has that said in words', async (status, body, text) => {
  const project = { id: 3, name: 'Moths of the bog', details: '', user_permissions: [], description: '', image: null };
  const at = { created_at: '2024-01-01T00:00:00', updated_at: '2024-01-01T00:00:00' };
  let asked = 0;
  service = await exportsService([madeExport(1)], (path, _query, method) => {
    if (path === 'projects/')
      return {
        body: {
          count: 1,
          next: null,
          previous: null,
          results: [{ ...project, ...at, deployments_count: 0, draft: false }],
        },
      };
    if (path !== 'exports/' || method !== 'POST') return null;
    asked += 1;
    return { status, body, headers: { 'retry-after': '60' } };
  });
  const { user } = renderAt('/exports?project=3');
  await user.click(await screen.findByRole('button', { name: words.exports.newExport }));
  const dialog = await screen.findByRole('dialog', { name: words.order.title });
  await pressOrder(dialog, user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  expect(asked).toBe(1);
  await user.click(within(dialog).getByRole('button', { name: words.order.close }));
  const button = screen.getByRole('button', { name: words.exports.newExport });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', String(status === 405));
  expect(screen.queryAllByText(text, { exact: false })).toHaveLength(Number(status === 405));
});

test("a field's error is shown beside it", async () => {
  const at = { created_at: '2024-01-01T00:00:00', updated_at: '2024-01-01T00:00:00' };
  const named = { id: 3, name: 'Moths of the bog', details: '', user_permissions: [], description: '', image: null };
  service = await exportsService([], (path, _query, method) => {
    if (path === 'projects/')
      return {
        body: {
          count: 1,
          next: null,
          previous: null,
          results: [{ ...named, ...at, deployments_count: 0, draft: false }],
        },
      };
    if (path !== 'exports/') return null;
    if (method === 'OPTIONS') return { body: { actions: orderDescription(exportOffer) } };
    if (method !== 'POST') return null;
    return {
      status: 400,
      body: {
        filters: {
          deployment: ['There is none.'],
          last_night: ['Too late.'],
          lowest_score: ['Too low.'],
          moon: ['Too full.'],
        },
        format: ['Too new.'],
        options: { coordinate_digits: ['Too exact.'] },
        project: ['Closed.'],
      },
    };
  });
  const { user } = renderAt('/exports?project=3');
  await user.click(await screen.findByRole('button', { name: words.exports.newExport }));
  const dialog = await screen.findByRole('dialog', { name: words.order.title });
  await pressOrder(dialog, user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('filters.moon: Too full.');
  expect(within(dialog).getByRole('combobox', { name: /^Project/ })).toHaveAccessibleDescription('Closed.');
  expect(within(dialog).getByRole('combobox', { name: words.order.deployments })).toHaveAccessibleDescription(
    /There is none\./,
  );
  // In the language of the service, whatever that of the page is.
  for (const text of ['Closed.', 'There is none.', 'Too late.', 'Too low.', 'Too new.', 'Too exact.'])
    expect(within(dialog).getByText(text)).toHaveAttribute('lang', 'en');
});
