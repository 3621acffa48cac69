import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { writeCard } from '#test/service/images/made-images.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { serve, type RunningService } from '#test/support/serve.ts';
import { words } from '#test/words.ts';

const { images, storage } = words;
const CARD = {
  'site/Pond/20240612230000.jpg': null,
  'site/Hill/20240612231500.jpg': null,
  'site/Hill/20240613231500.jpg': null,
  'site/Hill/notes.txt': Buffer.from('no image'),
};

let empty: EmptyDatabase;
let roots: string;
let service: RunningService;
beforeEach(async () => {
  empty = await databaseWithTables('sqlite');
  roots = join(empty.folder, 'cards');
  writeCard(join(roots, 'one'), CARD);
});
afterEach(async () => {
  await service.stop();
  await empty.remove();
});

async function open(rootsOfService: readonly string[] = [roots]) {
  const ofImages = { roots: rootsOfService, checkEveryMs: null, databaseLocation: empty.location };
  service = await serve(empty.location, { images: ofImages });
  loadedFrom(service.url);
  const rendered = renderAt('/storage');
  await rendered.user.click(await screen.findByRole('button', { name: storage.addImages }, { timeout: 60_000 }));
  const dialog = await screen.findByRole('dialog', { name: images.title });
  return { ...rendered, dialog: within(dialog) };
}

/** The cells of the rows of the previewed deployments, without the last, which is a field. */
function rows(dialog: ReturnType<typeof within>): string[] {
  const table = within(dialog.getByRole('region', { name: images.rule })).getByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children]
        .slice(0, -1)
        .map(({ textContent }) => textContent)
        .join(' '),
    );
}

test('a folder that is not below a root has no preview, and the page says why', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('textbox', { name: images.folder }), empty.folder);
  await user.click(dialog.getByRole('button', { name: images.preview }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/NOCTUARY_IMAGE_ROOTS/);
  expect(dialog.getByRole('button', { name: images.index })).toBeDisabled();
});

test('without folders the page says what to set, and names the command; a bucket can be named', async () => {
  const { user, dialog } = await open([]);
  expect(dialog.getByText(images.noRoots)).toBeVisible();
  expect(dialog.getByText(/^NOCTUARY_IMAGE_ROOTS=/)).toBeVisible();
  expect(dialog.getByText(/^npm run index/)).toBeVisible();
  expect(dialog.getByRole('button', { name: images.preview })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: images.imagesIn }), images.inBucket);
  await user.type(dialog.getByRole('textbox', { name: images.bucket }), 'trap-images/2024');
  await user.type(dialog.getByRole('textbox', { name: images.endpoint }), 'http://127.0.0.1:9');
  await user.click(dialog.getByRole('button', { name: images.preview }));
  expect(await dialog.findByRole('alert', {}, { timeout: 60_000 })).toHaveTextContent(
    /127\.0\.0\.1:9\/trap-images\/2024\/ is unreachable/,
  );
});

test('a folder is found, previewed, read by another rule and indexed, and its panel fills', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: roots }));
  await user.click(await dialog.findByRole('button', { name: 'one' }));
  expect(dialog.getByRole('textbox', { name: images.folder })).toHaveValue(join(roots, 'one'));
  const index = dialog.getByRole('button', { name: images.index });
  expect(index).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: images.preview }));
  await waitFor(() => expect(index).toBeEnabled(), { timeout: 60_000 });
  expect(rows(dialog)).toEqual([`Hill 2 2 2 ${images.unlocated}`, `Pond 1 1 1 ${images.unlocated}`]);
  expect(dialog.getByText(images.problemCount(images.problem.other, 1))).toBeVisible();
  expect(dialog.getByText('site/Hill/notes.txt')).toBeInTheDocument();

  await user.selectOptions(dialog.getByRole('combobox', { name: images.rule }), images.rules.level);
  await waitFor(() => expect(rows(dialog)).toEqual([`site 3 2 2 ${images.unlocated}`]), { timeout: 60_000 });
  const level = dialog.getByRole('textbox', { name: images.level });
  await user.clear(level);
  expect(dialog.getByText(images.wholeNumber)).toBeVisible();
  expect(index).toBeDisabled();
  await user.type(level, '2');
  await waitFor(() => expect(rows(dialog)).toHaveLength(2), { timeout: 60_000 });

  await waitFor(() => expect(index).toBeEnabled(), { timeout: 60_000 });
  await user.type(dialog.getByRole('textbox', { name: images.project }), 'Meadows');
  await user.click(index);
  const panel = (await screen.findByRole('heading', { level: 2, name: 'one' }, { timeout: 60_000 })).closest('li');
  const inPanel = within(panel as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const check = await inPanel.findByRole('button', { name: images.checkNow }, { timeout: 60_000 });
  await waitFor(() => expect(panel).toHaveTextContent(`${storage.captures}3`), { timeout: 60_000 });
  await waitFor(() => expect(panel).toHaveTextContent('Meadows'), { timeout: 60_000 });

  // Its name says what runs until the header knows that nothing does.
  await user.click(await screen.findByRole('button', { name: words.shell.jobs }, { timeout: 60_000 }));
  expect(await screen.findByRole('link', { name: 'Index of one' })).toHaveAttribute('href', '/storage');
  await user.keyboard('{Escape}');

  // A drive that is not there.
  rmSync(join(roots, 'one'), { recursive: true });
  await user.click(check);
  expect(await inPanel.findByText(/is unreachable/, {}, { timeout: 60_000 })).toBeVisible();
  expect(panel).toHaveTextContent(`${storage.captures}3`);
}, 180_000);
