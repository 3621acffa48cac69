import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { orderDescription } from '#contract/exports/order-description.ts';
import type { Publication } from '#contract/exports/publication.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { madeExport } from '#test/dashboard/exports/made-export.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const PUBLICATION = 'projects/3/publication/';
const KEPT: Publication = {
  parties: [{ surname: 'Person', roles: ['contact', 'creator'] }],
  license: 'CC-BY-4.0',
  capture_method: ['timeLapse'],
  individual_animals: false,
  time_zone: 'Europe/Copenhagen',
};
const of = words.order.publication;

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

/** The dialog for a package of a project of which `KEPT` is kept, for a reader who may write it or not. */
async function opened(permissions: string[], refusal: object | null = null, format = 'camtrap_dp') {
  const sent: { path: string; method: string; body: { options?: object } }[] = [];
  let kept = KEPT;
  localStorage.setItem(storageKeys.exportChoices, JSON.stringify({ format }));
  service = await faultyService((path, query, _headers, method, text) => {
    if (method === 'OPTIONS') return { body: { actions: orderDescription(exportOffer) } };
    if (path === 'exports/count/') return { body: { count: 7 } };
    if (method !== 'GET') sent.push({ path, method, body: JSON.parse(text) as object });
    if (method === 'PUT') {
      if (refusal !== null) return { status: 400, body: refusal };
      kept = JSON.parse(text) as Publication;
    }
    if (path === PUBLICATION) return { body: { project: 3, publication: kept, user_permissions: permissions } };
    return method === 'POST' ? { status: 201, body: madeExport(1) } : pageOf([], query);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/exports?project=3#new-export');
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  await dialog.findByRole('textbox', { name: of.surname });
  const order = dialog.getByRole('button', { name: words.order.order });
  await waitFor(() => expect(order).toBeEnabled());
  const list = () => dialog.getByRole('list', { name: of.missing });
  const missing = () =>
    within(list())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const choose = async (field: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const giveAll = async () => {
    await choose(of.design, of.designs.targeted);
    await choose(of.gap, of.days(3));
    await user.click(dialog.getByRole('button', { name: of.addParty }));
    const second = within(dialog.getByRole('group', { name: of.party('2') }));
    await user.click(second.getByRole('textbox', { name: of.organization }));
    await user.paste('Ærø Nature');
    await user.click(second.getByRole('combobox', { name: of.roles }));
    await user.click(await screen.findByRole('option', { name: of.role.rights_holder }));
  };
  return { dialog, user, order, sent, list, missing, giveAll };
}

const ALL: Publication = {
  ...KEPT,
  sampling_design: 'targeted',
  period_gap_days: 3,
  parties: [...(KEPT.parties ?? []), { organization: 'Ærø Nature', roles: ['rights_holder'] }],
};

test('the form has what is kept; what is missing is a list that leads to its fields and shrinks to none', async () => {
  const { dialog, user, order, sent, list, missing, giveAll } = await opened([]);
  expect(dialog.getByRole('textbox', { name: of.surname })).toHaveValue('Person');
  // Of the order there is none: that of the project holds.
  expect(dialog.getByRole('combobox', { name: words.order.zone })).toHaveAttribute('placeholder', KEPT.time_zone);
  expect(missing()).toEqual([of.role.rights_holder, of.design]);
  await user.click(within(list()).getByRole('button', { name: of.design }));
  expect(dialog.getByRole('combobox', { name: of.design })).toHaveFocus();
  await user.click(within(list()).getByRole('button', { name: of.role.rights_holder }));
  expect(dialog.getByRole('button', { name: of.addParty })).toHaveFocus();
  await giveAll();
  expect(dialog.getByText(of.ready)).toBeVisible();
  // Without the right nothing can be kept: it goes with the order.
  expect(dialog.queryByRole('button', { name: of.keep })).not.toBeInTheDocument();
  expect(dialog.getByText(of.ofOrder)).toBeVisible();
  await user.click(order);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ path: 'exports/', method: 'POST' }]);
  expect(sent[0]?.body.options).toEqual({ people: 'names', publication: ALL });
});

test('who may write keeps it for the project; an order that changes nothing names nothing', async () => {
  const { dialog, user, order, sent, giveAll } = await opened(['update']);
  const keep = dialog.getByRole('button', { name: of.keep });
  expect(keep).toBeDisabled();
  await giveAll();
  await user.click(keep);
  expect(await dialog.findByText(of.kept)).toBeVisible();
  expect(keep).toBeDisabled();
  expect(sent).toEqual([{ path: PUBLICATION, method: 'PUT', body: ALL }]);
  await user.click(order);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body.options).toEqual({ people: 'names' });
});

test('what ids begin with is kept for a Darwin Core archive, and is not missing without it', async () => {
  const { dialog, user, sent, missing } = await opened(['update'], null, 'darwin_core_archive');
  expect(missing()).not.toContain(of.idPrefix);
  const prefix = await dialog.findByRole('textbox', { name: of.idPrefix });
  expect(prefix).toHaveAccessibleDescription(of.idPrefixAbout);
  await user.click(prefix);
  await user.paste('https://example.org/moths/');
  await user.click(dialog.getByRole('button', { name: of.keep }));
  expect(await dialog.findByText(of.kept)).toBeVisible();
  expect(sent).toMatchObject([{ path: PUBLICATION, body: { ...KEPT, id_prefix: 'https://example.org/moths/' } }]);
});

test('what the service says against a field that is to be kept is beside it', async () => {
  const { dialog, user } = await opened(['update'], { 'parties.0.email': ['must be an e-mail address'] });
  const email = dialog.getByRole('textbox', { name: of.email });
  await user.click(email);
  await user.paste('nobody');
  await user.click(dialog.getByRole('button', { name: of.keep }));
  await waitFor(() => expect(email).toBeInvalid());
  expect(dialog.getByText('must be an e-mail address')).toBeVisible();
});
