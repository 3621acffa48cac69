import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { USUAL_MAPPING } from '#service/images/image-mapping.ts';
import { claimSource } from '#service/images/image-source.ts';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { folderStore } from '#service/images/stores/folder-store.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { writeCard } from '#test/service/images/made-images.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { serve, type RunningService } from '#test/support/serve.ts';
import { words } from '#test/words.ts';

const { images, storage } = words;
const SLOW = { timeout: 60_000 };

let empty: EmptyDatabase;
let card: string;
let service: RunningService;
beforeEach(async () => {
  empty = await databaseWithTables('sqlite');
  card = join(empty.folder, 'cards', 'one');
  await index({ 'Pond/20240612230000.jpg': null, 'Hill/20240612231500.jpg': null, 'Oak/20240613231500.jpg': null });
  const ofImages = { roots: [join(empty.folder, 'cards')], checkEveryMs: null, databaseLocation: empty.location };
  service = await serve(empty.location, { images: ofImages });
  loadedFrom(service.url);
});
afterEach(async () => {
  await service.stop();
  await empty.remove();
});

/** Writes images and indexes their folder, as the command line does. */
async function index(files: Parameters<typeof writeCard>[1]): Promise<void> {
  writeCard(card, files);
  const command = readIndexArguments([card, '--yes'], empty.folder);
  if (command.what === 'help') throw new Error('no folder');
  const { signal } = new AbortController();
  await runIndex(command, { databaseLocation: empty.location, dataFolder: empty.folder, say: () => {}, signal });
}

async function openPanel() {
  const { user } = renderAt('/storage');
  const heading = await screen.findByRole('heading', { level: 2, name: 'one' }, SLOW);
  const panel = heading.closest('li') as HTMLElement;
  const open = async (button: string, title: string) => {
    await user.click(await within(panel).findByRole('button', { name: button }, SLOW));
    return within(await screen.findByRole('dialog', { name: title }, SLOW));
  };
  return { user, panel, open };
}

async function placesOfService(): Promise<Record<string, [number, number]>> {
  const answer = await fetch(`${service.url}/api/v2/deployments/`);
  const { results } = (await answer.json()) as { results: RecordOf<'deployments'>[] };
  return Object.fromEntries(results.map(({ name, latitude, longitude }) => [name, [latitude, longitude]])) as never;
}

test('locations are typed and pasted, wrong ones are named, and Save sends them to the service', async () => {
  const { user, open } = await openPanel();
  const dialog = await open(images.locations, images.locationsOf('one'));
  const save = dialog.getByRole('button', { name: images.save });
  const latitude = await dialog.findByRole('textbox', { name: images.latitudeOf('Pond') }, SLOW);
  expect(save).toBeDisabled();

  await user.type(latitude, '95');
  await user.type(dialog.getByRole('textbox', { name: images.longitudeOf('Pond') }), '10,25');
  expect(dialog.getByRole('alert')).toHaveTextContent(images.wrongLocation('Pond'));
  expect(save).toBeDisabled();
  await user.clear(latitude);
  await user.type(latitude, '55.5');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  // The pin is where the fields say, and one row and one pin are marked.
  const pin = await dialog.findByRole('button', { name: images.pinAt('Pond', '55.5, 10.25') }, SLOW);
  expect(pin).toHaveAttribute('aria-current', 'true');
  expect(latitude.closest('tr')).toHaveAttribute('aria-current', 'true');

  await user.click(dialog.getByText(images.pasted));
  await user.click(dialog.getByRole('textbox', { name: images.pasted }));
  await user.paste('deployment\tlatitude\tlongitude\nHill\t60.1\t-12\nOak\t1\t2\nNowhere\t1\t2\n');
  await user.click(dialog.getByRole('button', { name: images.take }));
  expect(dialog.getByRole('alert')).toHaveTextContent(images.notHere('Nowhere'));
  expect(dialog.getByRole('textbox', { name: images.longitudeOf('Hill') })).toHaveValue('-12');
  await user.click(dialog.getByRole('button', { name: images.undoOf('Oak') }));
  expect(dialog.getByRole('textbox', { name: images.latitudeOf('Oak') })).toHaveValue('');
  expect(dialog.getByRole('button', { name: images.placePinOf('Oak') })).toHaveFocus();
  expect(await placesOfService()).toEqual({ Pond: [0, 0], Hill: [0, 0], Oak: [0, 0] });

  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), SLOW);
  expect(await placesOfService()).toEqual({ Pond: [55.5, 10.25], Hill: [60.1, -12], Oak: [0, 0] });
}, 180_000);

test('a removal whose counts have changed is not done: the new counts are shown, and removed when confirmed', async () => {
  const { user, open } = await openPanel();
  const dialog = await open(images.remove, images.removeTitle('one'));
  const confirm = dialog.getByRole('button', { name: images.removeConfirm });
  expect(await dialog.findByText(images.captures(3), {}, SLOW)).toBeVisible();
  expect(dialog.getByText(images.deployments(3))).toBeVisible();
  expect(dialog.getByText(images.sessions(3))).toBeVisible();
  expect(dialog.getByText(images.projectToo)).toBeVisible();

  await index({ 'Fen/20240614231500.jpg': null });
  await user.click(confirm);
  expect(await dialog.findByText(images.captures(4), {}, SLOW)).toBeVisible();
  expect(dialog.getByText(images.deployments(4))).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(/has changed/);
  expect(Object.keys(await placesOfService())).toHaveLength(4);

  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'one' })).not.toBeInTheDocument(), SLOW);
  expect(await placesOfService()).toEqual({});
}, 180_000);

test('Cancel ends the job of another process, and what was stored is kept', async () => {
  const mapping = USUAL_MAPPING;
  const { claim } = await claimSource(service.database, { store: folderStore(card), projectName: 'one', mapping });
  const { user, panel } = await openPanel();
  await user.click(await within(panel).findByRole('button', { name: images.cancel }, SLOW));
  expect(await within(panel).findByText(images.cancelled, {}, SLOW)).toBeVisible();
  expect(within(panel).getByRole('button', { name: images.checkNow })).toBeEnabled();
  expect(panel).toHaveTextContent(`${storage.captures}3`);
  const job = (await (await fetch(`${service.url}/api/v2/jobs/${claim.jobId}/`)).json()) as { status: string };
  expect(job.status).toBe('REVOKED');
}, 180_000);
