import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, textPattern, words } from '#test/words.ts';

const field = () => screen.findByRole('combobox', { name: words.shell.searchAll });
const option = async (name: RegExp) => within(await screen.findByRole('listbox')).findByRole('option', { name });

test('saved views of every list are offered, and open the list as it was saved', async () => {
  const views = (name: string, query: string) => JSON.stringify([{ name, query }]);
  localStorage.setItem('noctuary-views-events', views('Long nights', 'ordering=-duration&view=table'));
  localStorage.setItem('noctuary-views-taxa', views('Owlet moths', 'search=noctua'));
  const { user, address } = renderAt('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await user.keyboard('/');
  await field();
  const group = within(screen.getByRole('group', { name: words.palette.groups.view }));
  expect(group.getAllByRole('option').map((one) => one.getAttribute('aria-label'))).toEqual([
    `Long nights, ${words.palette.viewOf(words.shell.pages.sessions)}`,
    `Owlet moths, ${words.palette.viewOf(words.shell.pages.taxa)}`,
  ]);
  await user.type(await field(), 'long ni');
  await user.click(await option(/^Long nights/));
  await waitFor(() => expect(address()).toBe('/sessions?ordering=-duration&view=table'));
});

test('exports are found by their contents, and a new one can be ordered from every page', async () => {
  const { user, address } = renderAt('/settings?project=2');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await user.keyboard('/');
  await user.type(await field(), 'season 2025 denmark');
  const found = await option(textPattern(`Season 2025 · Denmark§, ${words.palette.export(String(ANY))} · §`));
  const id = /(\d+) · [A-Z][a-z]+$/.exec(found.getAttribute('aria-label') ?? '')?.[1];
  await user.click(found);
  // Not the project of the page, in which it would not be seen.
  await waitFor(() => expect(address()).toBe(`/exports?selected=${id}`));
  await screen.findAllByRole('article');
  await user.keyboard('/');
  await user.type(await field(), 'new exp');
  await user.click(await option(textPattern(`${words.palette.actions.newExport.text}, §`)));
  const dialog = await screen.findByRole('dialog', { name: words.order.title });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('"?" shows the keys, those of the page first, and gives the focus back; in a field it is a question mark', async () => {
  const { user } = renderAt('/storage');
  const search = await screen.findByRole('searchbox');
  await user.type(search, '?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(search).toHaveValue('?');
  await user.clear(search);
  const link = screen.getByRole('link', { name: words.shell.pages.overview });
  link.focus();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: words.palette.keyboardShortcuts });
  const titles = within(dialog)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual([
    words.palette.keyGroups.everywhere,
    words.palette.keyGroups.search,
    words.palette.keyGroups.table,
    words.palette.keyGroups.sizesOfStorageSources,
  ]);
  expect(titles).toHaveLength(13);
  expect(within(dialog).getByRole('region', { name: words.palette.keyGroups.imageViewer })).toHaveTextContent(
    `${words.palette.keys.playAndPause}${words.palette.keyNames[' ']}`,
  );
  await user.click(within(dialog).getByRole('button', { name: words.palette.close }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link).toHaveFocus();

  await user.keyboard('/');
  await user.type(await field(), 'keyboard');
  await user.click(await option(textPattern(`${words.palette.actions.keys.text}, §`)));
  expect(await screen.findByRole('dialog', { name: words.palette.keyboardShortcuts })).toBeVisible();
});
