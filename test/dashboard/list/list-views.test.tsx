import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readViews } from '#dashboard/list/view/panels/saved-views.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeDeployments, serveDeployments } from './made-deployments.ts';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

async function viewsAt(address: string) {
  service = await serveDeployments(madeDeployments(12));
  const rendered = renderAt(address);
  await screen.findByText(new RegExp(` of 12 · ${words.list.sorted('')}`));
  const open = async () => {
    await rendered.user.click(screen.getByRole('button', { name: words.list.panels.views }));
    const panel = within(await screen.findByRole('dialog', { name: words.list.panels.views }));
    await panel.findByRole('heading', { name: words.list.panels.views });
    return panel;
  };
  return { ...rendered, open };
}

test('a view stores everything but the selection, opens by its link, and survives a reload', async () => {
  const { user, open, address } = await viewsAt(
    '/deployments?view=table&ordering=-captures_count&captures_count=50..&selected=7&columns=name,captures_count',
  );
  const panel = await open();
  await user.type(panel.getByRole('textbox', { name: words.panels.viewName }), 'Busy traps{Enter}');
  expect(await panel.findByText(words.panels.saved(words.ui.quoted('Busy traps')))).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', {
      name: words.ui.removeFilter(words.list.filter('Captures', words.list.atLeast('50'))),
    }),
  );
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(address()).not.toContain('captures_count=50'));

  const again = await open();
  await user.click(again.getByRole('link', { name: 'Busy traps' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/deployments?view=table&ordering=-captures_count&captures_count=50..&columns=name,captures_count',
    ),
  );
  const mostCaptures = words.list.orderedBy('Captures', words.list.directions.number.down);
  expect(await screen.findByText(textPattern(`8 of 12 · ${words.list.sorted(mostCaptures)}§`))).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('noctuary-views-deployments') ?? '')).toEqual([
    {
      name: 'Busy traps',
      query: 'view=table&ordering=-captures_count&captures_count=50..&columns=name,captures_count',
    },
  ]);
});

test('a view can be renamed, replaced by one of the same name, linked and deleted', async () => {
  localStorage.setItem(
    'noctuary-views-deployments',
    JSON.stringify([
      { name: 'One', query: 'view=table&density=compact' },
      { name: 'Two', query: 'view=table' },
    ]),
  );
  const { user, open } = await viewsAt('/deployments?view=table');
  const panel = await open();
  const names = () => panel.getAllByRole('link').map((link) => link.textContent);
  expect(names()).toEqual(['One', 'Two']);
  expect(panel.getByText(words.panels.shown).closest('li')).toHaveTextContent('Two');

  await user.click(panel.getByRole('button', { name: words.panels.rename('One') }));
  // Escape only cancels the renaming.
  await user.type(panel.getByRole('textbox', { name: words.panels.newName('One') }), ' more{Escape}');
  expect(names()).toEqual(['One', 'Two']);
  await user.click(panel.getByRole('button', { name: words.panels.rename('One') }));
  const input = panel.getByRole('textbox', { name: words.panels.newName('One') });
  await user.clear(input);
  await user.type(input, 'Two');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  await user.type(input, ' and a half{Enter}');
  expect(names()).toEqual(['Two', 'Two and a half']);

  await user.click(panel.getByRole('button', { name: words.panels.copyLink('Two and a half') }));
  expect(await panel.findByText(words.panels.linkCopied(words.ui.quoted('Two and a half')))).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/deployments?view=table&density=compact`);

  await user.type(panel.getByRole('textbox', { name: words.panels.viewName }), 'Two and a half');
  await user.click(panel.getByRole('button', { name: words.panels.replace }));
  await user.click(panel.getByRole('button', { name: words.panels.delete('Two') }));
  expect(names()).toEqual(['Two and a half']);
  // So that Escape still closes the panel.
  expect(document.body).not.toHaveFocus();
  expect(localStorage.getItem('noctuary-views-deployments')).toBe('[{"name":"Two and a half","query":"view=table"}]');
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no list', '{"name":"A"}'],
])('a storage with %s has no views', (_what, text) => {
  expect(readViews(text)).toEqual([]);
});

test('invalid entries of the storage are left out, the views stay', () => {
  const view = { name: 'A', query: '' };
  expect(readViews(JSON.stringify([view, { name: '', query: '' }, 7, null, { name: 'B' }]))).toEqual([view]);
});
