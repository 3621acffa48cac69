import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, startOf, textOf, textPattern, words } from '#test/words.ts';

test('the front address is the overview', async () => {
  const { address } = renderAt('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  expect(address()).toBe('/');
});

test('the rail links all pages, carries the project along, and marks the current page', async () => {
  renderAt('/deployments?project=2');
  const rail = screen.getByRole('navigation', { name: words.shell.pagesLabel });
  const links = within(rail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/?project=2'],
    ['Deployments', '/deployments?project=2'],
    ['Sessions', '/sessions?project=2'],
    ['Effort', '/effort?project=2'],
    ['Compare', '/compare?project=2'],
    ['Taxa', '/taxa?project=2'],
    ['Exports', '/exports?project=2'],
    ['Storage', '/storage?project=2'],
    ['Projects', '/projects?project=2'],
    ['Settings', '/settings?project=2'],
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[1]]);
  await screen.findByRole('heading', { level: 1 });
});

test('an address without a page shows "not found" inside the frame', async () => {
  renderAt('/no/such/page');
  expect(await screen.findByRole('heading', { name: words.shell.pageNotFound })).toBeInTheDocument();
  expect(screen.getByText('/no/such/page')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: words.shell.pagesLabel })).toBeInTheDocument();
});

test('the colour scheme changes from the system’s to light to dark, and is stored', async () => {
  const { user } = renderAt('/no/such/page');
  await user.click(screen.getByRole('button', { name: words.shell.colourScheme.auto }));
  await user.click(screen.getByRole('button', { name: words.shell.colourScheme.light }));
  expect(screen.getByRole('button', { name: words.shell.colourScheme.dark })).toBeInTheDocument();
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
});

test('the project switch offers every project of the service, and an unknown one by its id', async () => {
  renderAt('/deployments?project=77');
  const options = within(screen.getByRole('combobox', { name: words.shell.project }));
  await waitFor(() => expect(options.getAllByRole('option')).toHaveLength(8));
  expect(options.getByRole('option', { selected: true })).toHaveTextContent(words.shell.unnamedProject('77'));
});

test('the header shows the age of the oldest data on screen, and ignores what is no longer on screen', async () => {
  const { user, client } = renderAt('/storage');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      textPattern(textOf(words.list.shownOf(ANY, String(ANY), words.storage.nouns.many))),
    ),
  );
  const asOf = () =>
    screen.getByText(textPattern(`${startOf(words.shell.updated('', String))}§`)).parentElement?.textContent;
  const justNow = asOf();
  const updatedAt = Date.now() - 2 * 3_600_000;
  for (const { queryKey, state } of client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.collection('storage'), type: 'active' })) {
    client.setQueryData(queryKey, state.data, { updatedAt });
  }
  await waitFor(() => expect(asOf()).not.toBe(justNow));
  const long = asOf();
  const rail = within(screen.getByRole('navigation', { name: words.shell.pagesLabel }));
  await user.click(rail.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await waitFor(() => expect(asOf()).not.toBe(long));
});
