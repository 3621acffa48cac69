import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { refreshCounters } from '#service/database/refresh-counters.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { fillSeason } from '#test/support/sample/fill-season.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ask } from '#test/service/ask.ts';
import { exportOnceIt, newExport } from '#test/service/exports/export-season.ts';
import { words } from '#test/words.ts';
import { pressOrder } from './press-order.ts';

/** Nothing more happens in a test's time. */
const FOR_EVER_MS = 900_000_000;

let empty: EmptyDatabase;
let folder: string;
let service: RunningService | null = null;

beforeEach(async () => {
  empty = await emptyDatabase('sqlite');
  folder = join(empty.folder, 'exports');
  mkdirSync(folder);
});
afterEach(async () => {
  await service?.stop();
  service = null;
  await empty.remove();
});

async function started(exportPauseMs = 0): Promise<RunningService> {
  service = await serve(empty.location, { exportFolder: folder, exportPauseMs });
  await fillSeason(service.database);
  await refreshCounters(service.database);
  loadedFrom(service.url);
  return service;
}

const card = (name: string) => screen.findByRole('article', { name });

test('an export of one night is ordered, polled on its card, and its checked file has the requested rows', async () => {
  const { url } = await started(50);
  const { user, address } = renderAt('/exports?project=1&status=FAILURE');
  await user.click(await screen.findByRole('button', { name: words.exports.newExport }));
  const dialog = await screen.findByRole('dialog', { name: words.order.title });
  const choose = async (label: RegExp, option: string | RegExp) => {
    await user.click(within(dialog).getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Deployment/, 'Gate');
  await choose(/^Session/, /12→13 Jun 2024/);
  await pressOrder(dialog, user);

  const name = /^Gate · .*Jun 12-13 2024 · Prés de l'Été$/;
  const shown = await screen.findByRole('article', { name });
  // The filter that would hide it is gone, and the new card has the focus.
  expect(address()).toBe('/exports?project=1&selected=1');
  await waitFor(() => expect(shown).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await within(shown).findByText(words.exports.agrees)).toBeVisible();
  expect(within(shown).getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '100');
  expect(shown).toHaveTextContent(/Data export300 of 300/);
  const link = within(shown).getByRole('link', { name: /^Download occurrences-.*-1\.csv/ });
  const file = await ask(url, link.getAttribute('href') ?? '');
  expect(file.text.split('\r\n')).toHaveLength(300 + 2);
});

test('a deployment without a session in the nights is named before the order, and on the card of the file', async () => {
  const { database } = await started();
  // "Gate" ran until the day before.
  await database.deleteFrom('occurrences').where('event_id', '>=', 18).execute();
  await database.deleteFrom('events').where('id', '>=', 18).execute();
  const { user } = renderAt('/exports?project=1&day_after=2024-06-18&day_before=2024-06-19#new-export');
  const dialog = await screen.findByRole('dialog', { name: words.order.title });
  await user.click(await within(dialog).findByRole('combobox', { name: words.order.format }));
  await user.click(await screen.findByRole('option', { name: words.exports.formats.camtrap_dp }));
  const { named, reasons, notInFile } = words.exports;
  const counted = words.exports.counted.occurrences(0);
  const gate = [named('Gate', '2'), reasons.noSessionInNights, counted].join(' · ');
  const notes = () =>
    within(dialog)
      .getAllByRole('group')
      .filter(({ textContent }) => textContent.includes(notInFile(1)));
  await expect.poll(() => notes().length).toBe(1);
  expect(
    within(notes()[0] ?? dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([gate]);
  await pressOrder(dialog, user);

  const shown = await screen.findByRole('article', { name: /./ });
  const onCard = await within(shown).findByText(new RegExp(`^${notInFile(1)}`));
  await user.click(onCard);
  expect(within(shown).getByText(gate)).toBeVisible();
});

test('a running export is cancelled after confirmation, and requested again with the same filters', async () => {
  const { url } = await started(FOR_EVER_MS);
  await newExport(url, 1, { collection_id: '1' });
  await exportOnceIt(url, 1, 'STARTED');
  const { user } = renderAt('/exports');
  const shown = await card("Mid June · Prés de l'Été");
  await user.click(within(shown).getByRole('button', { name: words.exports.cancel }));
  await user.click(await screen.findByRole('button', { name: words.exports.keep }));
  expect(shown).toHaveTextContent(words.ui.status.STARTED);
  await user.click(within(shown).getByRole('button', { name: words.exports.cancel }));
  await user.click(await screen.findByRole('button', { name: words.exports.cancelConfirm }));
  await user.click(await within(shown).findByRole('button', { name: words.exports.tryAgain }));
  await waitFor(() => expect(screen.getAllByRole('article', { name: "Mid June · Prés de l'Été" })).toHaveLength(2));
  expect(shown).toHaveTextContent(`• ${words.ui.status.REVOKED}`);
  // Its second stage never begins.
  expect(within(shown).queryByText(words.ui.status.CREATED, { exact: false })).not.toBeInTheDocument();
  // Whoever cancelled it need not be told.
  expect(screen.queryByText(words.announce.exportEnded.REVOKED)).not.toBeInTheDocument();
});

test('an export of another project than the selected one is shown in the list of all projects', async () => {
  await started();
  const { user, address } = renderAt('/exports?project=1');
  await user.click(await screen.findByRole('button', { name: words.exports.newExport }));
  const dialog = await screen.findByRole('dialog', { name: words.order.title });
  await user.click(within(dialog).getByRole('combobox', { name: /^Project/ }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '蛾' }));
  await pressOrder(dialog, user);
  expect(await card(`${words.api.allOccurrences} · 蛾`)).toBeVisible();
  expect(address()).toBe('/exports?selected=1');
});

test('a failed export shows the service’s error', async () => {
  const { url } = await started();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  chmodSync(folder, 0o400);
  await newExport(url, 1);
  await exportOnceIt(url, 1, 'FAILURE');
  renderAt('/exports');
  const shown = await card(`${words.api.allOccurrences} · Prés de l'Été`);
  expect(shown).toHaveTextContent(`✕ ${words.ui.status.FAILURE}`);
  expect(within(shown).getByText('The place of the export files is not a folder (ENOTDIR).')).toBeVisible();
  expect(within(shown).queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
});

test('the sample’s exports agree with their jobs, are sorted newest first, and filter by project, user and status', async () => {
  loadedFrom(inject('smallUrl'));
  const { user, address } = renderAt('/exports?project=3&user=Ana%20Quintero');
  const shown = await screen.findAllByRole('article');
  expect(shown.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Season 2025 · Denmark: Natsværmere på øer og heder',
  ]);
  await user.click(
    screen.getByRole('button', { name: words.ui.removeFilter(words.list.filter('User', 'Ana Quintero')) }),
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  const times = screen
    .getAllByText(words.exports.started)
    .map((term) => term.nextElementSibling?.querySelector('time')?.dateTime ?? '');
  expect(times).toEqual(times.toSorted((a, b) => (a < b ? 1 : -1)));
  expect(screen.getAllByText(words.exports.agrees)).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: `${words.ui.status.SUCCESS} 4` }));
  expect(address()).toBe('/exports?project=3&status=SUCCESS');
  const chip = new RegExp(`^${words.ui.removeFilter(words.exports.status)}.*${words.ui.status.SUCCESS}`);
  expect(screen.getByRole('button', { name: chip })).toBeVisible();
});

test('a row of the table cancels a running export, and downloads a finished one with its verdict', async () => {
  const { url } = await started(FOR_EVER_MS);
  await newExport(url, 1);
  await exportOnceIt(url, 1, 'STARTED');
  const { user } = renderAt('/exports?view=table');
  const table = await screen.findByRole('table', { name: words.exports.title });
  await user.click(await within(table).findByRole('button', { name: words.exports.cancel }));
  await user.click(await screen.findByRole('button', { name: words.exports.cancelConfirm }));
  await exportOnceIt(url, 1, 'REVOKED');
  await waitFor(() =>
    expect(within(table).queryByRole('button', { name: words.exports.cancel })).not.toBeInTheDocument(),
  );
});

test('a row of the table has the file of a finished export, its verdict and what its records are', async () => {
  loadedFrom(inject('smallUrl'));
  renderAt('/exports?view=table&project=3');
  const table = await screen.findByRole('table', { name: words.exports.title });
  const links = await within(table).findAllByRole('link', { name: words.exports.download });
  expect(links).toHaveLength(4);
  const [link] = links;
  const file = await ask(inject('smallUrl'), new URL(link?.getAttribute('href') ?? '', inject('smallUrl')).pathname);
  expect([file.status, link?.getAttribute('download')]).toEqual([200, expect.stringMatching(/\.csv$/)]);
  expect(within(table).getAllByText(words.exports.agrees)).toHaveLength(4);
  expect(within(table).getAllByText(words.exports.counted.occurrences(file.text.split('\r\n').length - 2))).not.toEqual(
    [],
  );
});

test('the table has the same exports, with unknown values empty', async () => {
  const { url } = await started(FOR_EVER_MS);
  await newExport(url, 1);
  await exportOnceIt(url, 1, 'STARTED');
  renderAt('/exports?view=table');
  const table = await screen.findByRole('table', { name: words.exports.title });
  await within(table).findByText(words.api.allOccurrences);
  const headers = within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent?.replace(/[▲▼]/, ''));
  expect(headers).toEqual([
    'Created',
    'What',
    'Project',
    'User',
    'Format',
    'Status',
    'Records',
    'Size',
    'File',
    'Updated',
  ]);
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.hasAttribute('aria-selected'));
  const cells = [...(row?.children ?? [])].slice(1, 8).map((cell) => cell.textContent?.trim());
  expect(cells.slice(0, 4)).toEqual([
    words.api.allOccurrences,
    "Prés de l'Été",
    'Local user',
    words.exports.formats.occurrences_simple_csv,
  ]);
  expect(cells[4]).toMatch(new RegExp(`^• ${words.ui.status.STARTED} \\d+%$`));
  expect(cells.slice(5)).toEqual([`–${words.ui.notReported}`, `–${words.ui.notReported}`]);
});
