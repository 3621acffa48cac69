import type { ServerResponse } from 'node:http';
import { createEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { askSample, sampleBut } from '#test/dashboard/overview/sample-but.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, textPattern, words } from '#test/words.ts';

let service: FaultyService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

const field = () => screen.findByRole('combobox', { name: words.shell.searchAll });
const group = (name: string) => within(screen.getByRole('group', { name }));
const list = () => within(screen.getByRole('listbox'));
const current = () => list().getByRole('option', { selected: true });
/** The page's list and the project switch's. */
async function listsRead(): Promise<void> {
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('24 of 24 deployments'),
  );
  await screen.findByRole('option', { name: /^Cumbria/ });
}

test('finds what is loaded by a part of a name without accents, marks it, and goes there by key', async () => {
  const { user, address } = renderAt('/deployments?project=1');
  await screen.findByRole('table', { name: 'Deployments' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'erabliere 20');
  const found = await within(await screen.findByRole('listbox')).findByRole('option', { name: /^Érablière 20/ });
  expect(found.querySelectorAll('mark')[0]).toHaveTextContent('Érablière');
  await waitFor(() => expect(current()).toBe(found));
  expect(await field()).toHaveAttribute('aria-activedescendant', found.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/deployments\/\d+\?project=1$/));
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.keyboard('/');
  await field();
  expect(group(words.palette.groups.recent).getByRole('option')).toHaveTextContent(/^Érablière 20/);
});

test('shows the number of matches, also if it shows only the first of them', async () => {
  const { user } = renderAt('/sessions?captures_count=800..');
  await screen.findByText(/^1 of 193 · /);
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/?search=erabliere&limit=1000`);
  const { results } = (await answer.json()) as { results: { events_count: number }[] };
  const nights = results.reduce((sum, { events_count }) => sum + events_count, 0);
  await user.keyboard('/');
  await user.type(await field(), 'erabliere');
  const rest = `Sessions ${words.palette.more(nights - 6)}`;
  await waitFor(() => expect(screen.getByRole('group', { name: 'Sessions' }).textContent).toContain(rest));
  await waitFor(() => {
    const more = list()
      .getAllByText(textPattern(`§${words.palette.more(ANY)}`))
      .map(({ textContent }) => Number(textContent.replaceAll(/[^0-9]/g, '')));
    const found = list().getAllByRole('option').length + more.reduce((sum, one) => sum + one, 0);
    expect(screen.getByText(textPattern(words.palette.foundInAll(ANY))).textContent).toBe(
      words.palette.foundInAll(found),
    );
  });
});

test('a slash in a field is a slash; Escape leaves the page as it was', async () => {
  const { user, address } = renderAt('/deployments');
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'a/b');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(search).toHaveValue('a/b');
  await user.click(screen.getByRole('button', { name: textPattern(`${words.shell.search}§`) }));
  await field();
  await user.click(screen.getByRole('button', { name: words.shell.closeSearch }));
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(address()).toBe('/deployments?search=a%2Fb'));
});

test('a site leads to its deployments, a project sets the switch, an action is done', async () => {
  const { user, address } = renderAt('/deployments');
  await listsRead();
  await user.keyboard('/');
  await user.type(await field(), 'hilaire');
  await user.click(
    await group(words.palette.groups.site).findByRole('option', {
      name: /^Réserve naturelle Gault, Mont-Saint-Hilaire/,
    }),
  );
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^1 of 24 deployments$/),
    ),
  );

  await user.keyboard('/');
  await user.type(await field(), 'cumbria');
  await user.click(await group(words.palette.groups.project).findByRole('option', { name: /^Cumbria/ }));
  expect(address()).toContain('project=6');

  await user.keyboard('/');
  await user.type(await field(), 'dark');
  await user.click(
    await group(words.palette.groups.action).findByRole('option', {
      name: textPattern(`${words.palette.actions.dark.text}, §`),
    }),
  );
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
});

test('requests to the service are debounced, and sent only for collections that are not loaded', async () => {
  service = await sampleBut();
  const { user, address } = renderAt('/deployments');
  await listsRead();
  await user.keyboard('/');
  await user.type(await field(), 'hepialus');
  const taxa = await waitFor(() => group(words.palette.groups.taxon).getAllByRole('option'));
  const searched = service.requests.filter((request) => request.includes('search='));
  expect(searched.toSorted()).toEqual(['storage/?search=hepialus&limit=20', 'taxa/?search=hepialus&limit=20']);
  await user.click(taxa[0] as HTMLElement);
  await waitFor(() => expect(address()).toMatch(/^\/taxa\?selected=\d+/));
});

test('results of a service that ignores the search are filtered, and a failure is shown', async () => {
  const unfiltered = await askSample('taxa/?limit=20');
  service = await sampleBut((path, query) => {
    if (!query.has('search')) return null;
    return path === 'storage/' ? { status: 500, body: '<h1>Server Error</h1>' } : unfiltered;
  });
  const { user } = renderAt('/deployments');
  await listsRead();
  await user.keyboard('/');
  await user.type(await field(), 'no such name');
  expect(
    await screen.findByText(textPattern(words.palette.searchFailed(0, words.api.statusBecause(500, '§')))),
  ).toBeInTheDocument();
  expect(list().queryByRole('option')).toBeNull();
});

test('the chosen entry stays chosen when results above it come later', async () => {
  const held: ServerResponse[] = [];
  service = await sampleBut((path, query) =>
    path === 'taxa/' && query.has('search') ? { body: null, raw: (response) => held.push(response) } : null,
  );
  const { user } = renderAt('/deployments');
  await listsRead();
  await user.keyboard('/');
  await user.type(await field(), 'colour');
  await waitFor(() => expect(held).toHaveLength(1));
  await user.keyboard('{ArrowDown}');
  expect(current()).toBe(list().getAllByRole('option')[1]);
  const chosen = current().textContent;
  const { body } = await askSample('taxa/?limit=1');
  const page = body as { results: object[] };
  const taxa = { ...page, results: page.results.map((taxon) => ({ ...taxon, name: 'Colour moth' })) };
  held[0]?.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(taxa));
  await waitFor(() => expect(list().getAllByRole('option')[0]).toHaveTextContent('Colour moth'));
  expect(current()).toHaveTextContent(chosen);
});

test('keys pressed right after typing are for the results of what was typed', async () => {
  const { user, address } = renderAt('/deployments');
  await listsRead();
  await user.keyboard('/');
  const typedInto = await field();
  // One event directly after the other: the results are not shown before the next one.
  const before: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before));
  const send = async (event: Event) => {
    typedInto.dispatchEvent(event);
    await Promise.resolve();
  };
  await send(createEvent.input(typedInto, { target: { value: 'erabliere' } }));
  expect(typedInto).toHaveValue('erabliere');
  expect(current()).toHaveTextContent(/^Overview/);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await send(createEvent.keyDown(typedInto, { key }));
  await waitFor(() => expect(list().getAllByRole('option')[1]).toBe(current()));
  const [name = ''] = (current().getAttribute('aria-label') ?? '').split(',');
  expect(name).toMatch(/^Érablière/);
  await send(createEvent.input(typedInto, { target: { value: 'erabliere ' } }));
  await send(createEvent.keyDown(typedInto, { key: 'ArrowDown' }));
  await send(createEvent.keyDown(typedInto, { key: 'Enter' }));
  await waitFor(() => expect(address()).toMatch(/^\/deployments\/\d+$/));
  await screen.findByRole('heading', { name });
});

test('a number is an id: of a loaded record, or of a page that may exist', async () => {
  const { user, address } = renderAt('/deployments');
  await listsRead();
  await user.keyboard('/');
  await user.type(await field(), '36');
  await waitFor(() => expect(group(words.palette.groups.deployment).getAllByRole('option')[0]).toBe(current()));
  await user.click(
    await group(words.palette.groups.session).findByRole('option', {
      name: textPattern(`${words.palette.sessionById('36')}, §`),
    }),
  );
  await waitFor(() => expect(address()).toBe('/sessions/36'));
});
