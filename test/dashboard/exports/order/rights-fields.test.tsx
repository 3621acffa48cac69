import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { orderDescription } from '#contract/exports/order-description.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { madeExport } from '#test/dashboard/exports/made-export.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
let orders: { options?: object }[] = [];
beforeEach(() => {
  orders = [];
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

/** A service of an earlier release, which keeps nothing of projects. */
const ofRights: string[] = exportOffer.options.filter((name) => name !== 'publication');

/** The dialog for a format, of a service that takes these options and answers an order with this status. */
async function opened(
  format: string,
  { options = ofRights, refusal = {} }: { options?: string[]; refusal?: object } = {},
) {
  localStorage.setItem(storageKeys.exportChoices, JSON.stringify({ format }));
  const description = orderDescription({ ...exportOffer, options });
  const isRefused = Object.keys(refusal).length > 0;
  service = await faultyService((path, query, _headers, method, sent) => {
    if (method === 'OPTIONS') return { body: { actions: description } };
    if (method !== 'POST') return pageOf([], query);
    if (path !== 'exports/') return { body: { count: 7 } };
    orders.push(JSON.parse(sent) as { options?: object });
    return isRefused ? { status: 400, body: refusal } : { status: 201, body: madeExport(1) };
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/exports?project=3#new-export');
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  const order = () => dialog.getByRole('button', { name: words.order.order });
  await waitFor(() => expect(order()).toBeEnabled());
  return { dialog, user, order };
}

const { rights } = words.order;

test.each(['camtrap_dp', 'darwin_core_archive'])(
  'an order of %s asks who is to be named, and says who is not before it is ordered',
  async (format) => {
    const { dialog, user, order } = await opened(format);
    const said = (...parts: string[]) => words.order.notNamed(listText(parts));
    expect(dialog.getByText(said(rights.rightsHolder, rights.creator, rights.license))).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: words.order.rightsHolder }));
    await user.paste('Ærø Nature');
    expect(dialog.getByText(said(rights.creator, rights.license))).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: words.order.license }));
    await user.click(await screen.findByRole('option', { name: 'CC BY 4.0' }));
    expect(dialog.getByText(words.order.notNamed(rights.creator))).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: words.order.creator }));
    await user.paste('B. Person');
    expect(dialog.queryByText(words.order.notNamed(rights.creator))).not.toBeInTheDocument();
    await user.click(order());
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]?.options).toMatchObject({
      rights_holder: 'Ærø Nature',
      creator: 'B. Person',
      license: 'CC-BY-4.0',
    });
    // Its choices are stored by then, and not in the next test.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('a table, which has no place for it, names nobody and asks for nobody', async () => {
  const { dialog } = await opened('sessions_csv');
  for (const label of [words.order.rightsHolder, words.order.creator, words.order.license])
    expect(dialog.queryByLabelText(label)).not.toBeInTheDocument();
});

test('a service that takes only a licence is asked for no more', async () => {
  const { dialog } = await opened('camtrap_dp', { options: ['license'] });
  expect(dialog.getByRole('combobox', { name: words.order.license })).toBeVisible();
  expect(dialog.queryByLabelText(words.order.rightsHolder)).not.toBeInTheDocument();
  expect(dialog.getByText(words.order.notNamed(rights.license))).toBeVisible();
});

test('what the service says against a name is beside it', async () => {
  const refusal = { 'options.rights_holder': ['must be a name of 1 to 300 characters on one line'] };
  const { dialog, user, order } = await opened('camtrap_dp', { refusal });
  await user.click(dialog.getByRole('textbox', { name: words.order.rightsHolder }));
  await user.paste('A');
  await user.click(order());
  const field = () => dialog.getByRole('textbox', { name: words.order.rightsHolder });
  await waitFor(() => expect(field()).toBeInvalid());
  expect(dialog.getByText('must be a name of 1 to 300 characters on one line')).toBeVisible();
});
