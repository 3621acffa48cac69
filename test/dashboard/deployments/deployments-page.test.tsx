import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, inject, test } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, words } from '#test/words.ts';

const HEADERS = [
  'Name',
  'Project',
  'Sessions',
  'Captures',
  'Occurrences',
  'Taxa',
  'First date',
  'Last date',
  'Device',
  'Site',
  'Latest job',
  'Updated',
];

const TRAPS = 24;

/** All deployments, as the service says them. */
async function served(): Promise<SentOf<'deployments'>[]> {
  const response = await fetch(`${inject('smallUrl')}/api/v2/deployments/?limit=1000`);
  return ((await response.json()) as { results: SentOf<'deployments'>[] }).results;
}

async function wholeTable(): Promise<HTMLElement> {
  await screen.findByText(new RegExp(`^${words.list.countOf(String(TRAPS), String(TRAPS))} · `));
  return screen.getByRole('table', { name: 'Deployments' });
}

/** The texts of one column, top to bottom. */
function column(table: HTMLElement, header: string): string[] {
  const headers = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent.replace(/[▲▼]/, ''));
  const index = headers.indexOf(header);
  // By role takes long, and there are dozens of such readings.
  const rows = table.querySelectorAll('tr[aria-selected]');
  return [...rows].map((row) => (row.children[index]?.textContent ?? '').replace(/→$/, ''));
}

const numbers = (texts: string[]) => texts.map((text) => Number(text.replaceAll(/\D/g, '')));
/** Clicks a header, and waits until the rows are drawn in the order that it then shows. */
async function sort(user: UserEvent, table: HTMLElement, header: string) {
  const button = within(table).getByRole('button', { name: header });
  const shown = () => `${button.closest('th')?.getAttribute('aria-sort')} ${button.closest('th')?.textContent}`;
  const before = shown();
  await user.click(button);
  await waitFor(() => expect(shown()).not.toBe(before));
}

test('the table holds every deployment under the headers of the product, and says how many', async () => {
  renderAt('/deployments');
  expect(await screen.findByRole('heading', { level: 1, name: 'Deployments' })).toBeVisible();
  const table = await wholeTable();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent?.replace(/[▲▼]/, '')),
  ).toEqual(HEADERS);
  expect(column(table, 'Name')).toHaveLength(TRAPS);
  expect(screen.getByRole('status')).toHaveTextContent(
    textOf(words.list.shownOf(TRAPS, String(TRAPS), words.deployments.noun.many)),
  );
});

test('sorting by Captures shows the maximum of the whole set first, then the minimum', async () => {
  const { user, address } = renderAt('/deployments');
  const table = await wholeTable();
  const truth = (await served()).map(({ captures_count }) => captures_count ?? -1).toSorted((a, b) => b - a);

  await sort(user, table, 'Captures');
  expect(numbers(column(table, 'Captures'))).toEqual(truth);
  expect(within(table).getByRole('columnheader', { name: /Captures/ })).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/deployments?ordering=-captures_count');

  await sort(user, table, 'Captures');
  expect(numbers(column(table, 'Captures'))).toEqual(truth.toReversed());
  expect(address()).toBe('/deployments?ordering=captures_count');
  expect(table).toHaveTextContent(words.list.sorted(words.list.orderedBy('Captures', words.list.directions.number.up)));
});

test('every column sorts over the whole set, either way, unknown values last', async () => {
  const { user } = renderAt('/deployments?view=table');
  const table = await wholeTable();
  for (const header of HEADERS) {
    const before = column(table, header);
    await sort(user, table, header);
    const once = column(table, header);
    await sort(user, table, header);
    const twice = column(table, header);
    for (const sorted of [once, twice]) {
      expect([header, ...sorted.toSorted()]).toEqual([header, ...before.toSorted()]);
      const known = sorted.findLastIndex((text) => !text.startsWith('–')) + 1;
      expect([header, ...sorted.slice(0, known)].filter((text) => text.startsWith('–'))).toEqual([]);
    }
    const known = (texts: string[]) => texts.filter((text) => !text.startsWith('–'));
    expect([header, ...known(once)]).toEqual([header, ...known(twice).toReversed()]);
    expect([header, known(once)[0]]).not.toEqual([header, known(twice)[0]]);
  }
});

test('Shift adds a column to the sort, and both are in the address', async () => {
  const { user, address } = renderAt('/deployments');
  const table = await wholeTable();
  await sort(user, table, 'Project');
  await user.keyboard('{Shift>}');
  await sort(user, table, 'Captures');
  await user.keyboard('{/Shift}');
  expect(address()).toBe('/deployments?ordering=project,-captures_count');
  const truth = (await served()).toSorted(
    (a, b) => a.project.name.localeCompare(b.project.name) || (b.captures_count ?? 0) - (a.captures_count ?? 0),
  );
  expect(numbers(column(table, 'Captures'))).toEqual(truth.map(({ captures_count }) => captures_count));
});

test('search by name ignores case and accents, and is in the address', async () => {
  const { user, address } = renderAt('/deployments');
  const table = await wholeTable();
  await user.type(screen.getByRole('searchbox', { name: words.deployments.search }), 'erabl');
  const found = (await served()).filter(({ name }) => name.startsWith('Érablière'));
  expect(found.length).toBeGreaterThan(0);
  await waitFor(() => expect(column(table, 'Name')).toHaveLength(found.length));
  expect(address()).toBe('/deployments?search=erabl');
  expect(screen.getByRole('status')).toHaveTextContent(
    textOf(words.list.shownOf(found.length, String(TRAPS), words.deployments.noun.many)),
  );

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'no such trap');
  await waitFor(() => expect(table).toHaveTextContent(words.deployments.noName('no such trap')));
});

test('an address opens its project, ordering, search and selection', async () => {
  const deployments = await served();
  const denmark = deployments.filter(({ project }) => project.id === 3);
  const chosen = denmark[2];
  if (chosen === undefined) throw new Error('The sample has no Danish deployments.');
  renderAt(`/deployments?project=3&ordering=-events_count&selected=${chosen.id}&view=table`);
  const count = String(denmark.length);
  const ordering = words.list.sorted(words.list.orderedBy('Sessions', words.list.directions.number.down));
  await screen.findByText(new RegExp(`^${words.list.countOf(count, count)} · ${ordering}`));
  const table = screen.getByRole('table', { name: 'Deployments' });
  const truth = denmark.map(({ events_count }) => events_count ?? 0).toSorted((a, b) => b - a);
  expect(numbers(column(table, 'Sessions'))).toEqual(truth);
  const row = within(table).getByRole('row', { selected: true });
  expect(row).toHaveTextContent(chosen.name);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(chosen.name);
  expect(screen.queryByRole('region', { name: words.deployments.map })).not.toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /^Denmark/, selected: true })).toBeInTheDocument();
});

test('invalid values in the address fall back to the defaults', async () => {
  renderAt('/deployments?ordering=nonsense&view=upside-down&selected=x&map=here&project=one');
  const table = await wholeTable();
  expect(within(table).getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(within(table).queryByRole('row', { selected: true })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: words.deployments.map })).toBeInTheDocument();
});

test('the project switch filters table and lists, and leaves the rest of the address', async () => {
  const { user, address } = renderAt('/deployments?ordering=-captures_count');
  await wholeTable();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Project' }),
    await screen.findByRole('option', { name: /Panama/ }),
  );
  expect(address()).toBe('/deployments?ordering=-captures_count&project=4');
  expect(await screen.findByText(new RegExp(`^${words.list.countOf('5', '5')} · `))).toBeInTheDocument();
});

test('the two deployments at 0.0, 0.0 are listed in “Without location” and can be selected there', async () => {
  const { user, address } = renderAt('/deployments');
  const table = await wholeTable();
  const chip = await screen.findByRole('button', { name: words.deploymentMap.withoutLocation(2) });
  expect(screen.queryByRole('region', { name: words.deployments.withoutLocation })).not.toBeInTheDocument();
  await user.click(chip);
  const region = screen.getByRole('region', { name: words.deployments.withoutLocation });
  const nowhere = (await served()).filter(({ latitude, longitude }) => latitude === 0 && longitude === 0);
  expect(nowhere).toHaveLength(2);
  const buttons = within(region).getAllByRole('button');
  expect(buttons).toHaveLength(2);
  const [first] = nowhere;
  await user.click(within(region).getAllByRole('button', { name: new RegExp(`^${first?.name}`) })[0] as HTMLElement);
  expect(address()).toBe(`/deployments?selected=${first?.id}`);
  expect(within(table).getByRole('row', { selected: true })).toHaveTextContent(first?.name ?? '');
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByRole('region', { name: words.deployments.selected })).toHaveTextContent(
    words.deployments.whyZero,
  );
  await user.click(chip);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: words.deployments.withoutLocation })).not.toBeInTheDocument();
  expect(chip).toHaveFocus();
  expect(address()).toBe(`/deployments?selected=${first?.id}`);
});

test('a row is selected by click, moved by the arrow keys, and opened by Enter', async () => {
  const { user, address } = renderAt('/deployments?ordering=-captures_count');
  const table = await wholeTable();
  const order = (await served()).toSorted((a, b) => (b.captures_count ?? 0) - (a.captures_count ?? 0) || a.id - b.id);
  const rows = within(table)
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-selected'));
  await user.click(rows[2] as HTMLElement);
  expect(address()).toContain(`selected=${order[2]?.id}`);
  (rows[2] as HTMLElement).focus();
  await user.keyboard('{ArrowDown}');
  expect(address()).toContain(`selected=${order[3]?.id}`);
  await user.keyboard('{End}');
  expect(address()).toContain(`selected=${order.at(-1)?.id}`);
  await user.keyboard('{Home}{PageDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(address().split('?')[0]).toBe(`/deployments/${order[11]?.id}`));
});

test('Escape in the table and the panel’s cross clear the selection', async () => {
  const { user, address } = renderAt('/deployments');
  const table = await wholeTable();
  const row = within(table).getAllByRole('row')[3] as HTMLElement;
  await user.click(row);
  expect(address()).toContain('selected=');
  row.focus();
  await user.keyboard('{Escape}');
  expect(address()).toBe('/deployments');
  await user.click(row);
  await user.click(await screen.findByRole('button', { name: words.deployments.clearSelection }));
  expect(address()).toBe('/deployments');
  expect(document.body).not.toHaveFocus();
});

test('a selection outside of the list is labelled so, and so is one that does not exist', async () => {
  const { user } = renderAt('/deployments?project=4&selected=36');
  await screen.findByText(words.deployments.filteredOut);
  const panel = screen.getByRole('region', { name: words.deployments.selected });
  expect(panel).not.toHaveTextContent(words.deployments.noSuch('36'));
  await user.click(screen.getByRole('button', { name: words.deployments.clearSelection }));
  expect(panel).not.toBeInTheDocument();
});

test('an unknown id in the address shows that it does not exist', async () => {
  renderAt('/deployments?selected=99999');
  await wholeTable();
  expect(await screen.findByText(words.deployments.noSuch('99999'))).toBeInTheDocument();
});

test('the project is carried to a deployment’s page and back to its list', async () => {
  const { user, address } = renderAt('/deployments?project=4&view=table');
  await screen.findByText(new RegExp(`^${words.list.countOf('5', '5')} · `));
  const [link] = within(screen.getByRole('table', { name: 'Deployments' })).getAllByRole('link');
  await user.click(link as HTMLElement);
  await waitFor(() => expect(address()).toMatch(/^\/deployments\/\d+\?project=4&list=/));
  expect(await screen.findByRole('link', { name: 'Deployments', current: false })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/deployments\?project=4&view=table&selected=\d+$/),
  );
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Project' }),
    await screen.findByRole('option', { name: /Cumbria/ }),
  );
  await waitFor(() => expect(address()).toBe('/deployments?project=6'));
});

test('zero shows as 0, unknown as a dash with a reason', async () => {
  renderAt('/deployments?ordering=captures_count&view=table');
  const table = await wholeTable();
  expect(column(table, 'Captures').slice(0, 2)).toEqual(['0', '0']);
  expect(column(table, 'First date')[0]).toBe(`–${words.deployments.noCaptures}`);
});
