import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeDeployments, serveDeployments } from './made-deployments.ts';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** A list of 2,000, which is virtualised. */
async function longTable(address = '/deployments?view=table&ordering=-captures_count') {
  service = await serveDeployments(madeDeployments(2_000));
  const rendered = renderAt(address);
  await screen.findByText(new RegExp(`^2,000 of 2,000 · ${words.list.sorted('')}`));
  return { ...rendered, table: screen.getByRole('table', { name: 'Deployments' }) };
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-selected'));
const rowOf = (table: HTMLElement, name: string) => {
  const row = within(table).getByText(name).closest('tr');
  if (row === null) throw new Error(`${name} is in no row.`);
  return row;
};
const nameIn = (row: Element | null) => row?.querySelector('th[scope=row]')?.textContent;
const selectedNames = (table: HTMLElement) =>
  rowsOf(table)
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map(nameIn);

test('a long list renders only its visible rows, and has the number of all in aria-rowcount', async () => {
  const { table } = await longTable();
  const rows = rowsOf(table);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThan(60);
  expect(table).toHaveAttribute('aria-rowcount', '2001');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(rows.map((_, index) => String(index + 2)));
  expect(rows[0]).toHaveTextContent('Trap 2000');
  expect(table.querySelectorAll('tr')[rows.length + 1]).toHaveAttribute('aria-hidden', 'true');
});

test('a list of up to 250 rows without a height, as in a hidden window, renders all of them', async () => {
  service = await serveDeployments(madeDeployments(250));
  renderAt('/deployments?view=table');
  await screen.findByText(/^250 of 250 · /);
  expect(rowsOf(screen.getByRole('table', { name: 'Deployments' }))).toHaveLength(250);
});

test('the focus follows the keys to rows that were not rendered', async () => {
  const { table, user, address } = await longTable();
  await user.click(rowOf(table, 'Trap 2000'));
  await user.keyboard('{End}');
  await waitFor(() => expect(nameIn(document.activeElement)).toBe('Trap 1'));
  expect(document.activeElement).toHaveAttribute('aria-rowindex', '2001');
  expect(address()).toContain('selected=1');
  await user.keyboard('{PageUp}{ArrowUp}');
  await waitFor(() => expect(nameIn(document.activeElement)).toBe('Trap 14'));
  await user.keyboard('{Home}{ArrowDown}');
  await waitFor(() => expect(nameIn(document.activeElement)).toBe('Trap 1999'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/deployments\/1999\?list=/));
});

test('the name is a link to the record’s page, and a click beside it selects the row', async () => {
  const { table, user, address } = await longTable();
  const row = rowOf(table, 'Trap 1997');
  const link = within(row).getByRole('link', { name: 'Trap 1997' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/deployments\/1997(\?|$)/));
  await user.click(link.closest('th') as HTMLElement);
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(address()).toMatch(/^\/deployments\?/);
  await user.click(link);
  await waitFor(() => expect(address()).toMatch(/^\/deployments\/1997(\?|$)/));
});

test('the arrow keys move from the row whose link has the focus', async () => {
  const { table, user } = await longTable();
  within(rowOf(table, 'Trap 1998')).getByRole('link').focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(nameIn(document.activeElement)).toBe('Trap 1997'));
});

test('Back scrolls to the row that was opened, and focuses its link', async () => {
  const { table, user, back } = await longTable();
  fireEvent.scroll(table.parentElement as HTMLElement, { target: { scrollTop: 1_000 * 36 } });
  await user.click(await within(table).findByRole('link', { name: 'Trap 1000' }));
  await waitFor(() => expect(table).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await back();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Trap 1000$/));
  expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^\/deployments\/1000(\?|$)/));
});

test('a list that is opened by its address does not take the focus', async () => {
  const { table } = await longTable('/deployments?view=table&selected=1990');
  expect(selectedNames(table)).toEqual(['Trap 1990']);
  expect(document.body).toHaveFocus();
});

test('the row with the focus stays rendered, however far the list is scrolled', async () => {
  const { table, user } = await longTable();
  const row = rowOf(table, 'Trap 1998');
  await user.click(row);
  for (const place of [5, 40, 1_500]) {
    fireEvent.scroll(table.parentElement as HTMLElement, { target: { scrollTop: place * 36 } });
    expect(await within(table).findByText(`Trap ${2_000 - place}`)).toBeInTheDocument();
    expect(document.activeElement).toBe(row);
    expect(rowsOf(table).filter(({ tabIndex }) => tabIndex === 0)).toEqual([row]);
  }
});

test('while scrolling fast, a row has only its name and the sorted column', async () => {
  const { table, user } = await longTable();
  const header = within(table).getAllByRole('columnheader').length;
  const focused = rowOf(table, 'Trap 1998');
  await user.click(focused);
  // One after the other without a pause.
  const leapTo = (place: number) => {
    fireEvent.scroll(table.parentElement as HTMLElement, { target: { scrollTop: place * 36 } });
    return rowOf(table, `Trap ${2_000 - place}`);
  };
  leapTo(50);
  expect(leapTo(100).children).toHaveLength(header);
  const row = leapTo(200);
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Trap 1800', '', '18,000', '']);
  expect([...row.children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0)).toBe(header);
  expect(focused.children).toHaveLength(header);
  expect(document.activeElement).toBe(focused);
  await waitFor(() => expect(row.children).toHaveLength(header));
  expect(row).toBe(rowOf(table, 'Trap 1800'));
});

test('Shift with click or arrows selects a range, which is in the address', async () => {
  const { table, user, address } = await longTable();
  await user.click(rowOf(table, 'Trap 1999'));
  await user.keyboard('{Shift>}');
  await user.click(rowOf(table, 'Trap 1996'));
  await user.keyboard('{/Shift}');
  expect(selectedNames(table)).toEqual(['Trap 1999', 'Trap 1998', 'Trap 1997', 'Trap 1996']);
  expect(address()).toContain('selected=1996&to=1999');
  expect(table).toHaveTextContent(words.list.rowsSelected(4));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}');
  expect(selectedNames(table)).toEqual(['Trap 1999', 'Trap 1998', 'Trap 1997']);
  await user.keyboard('{Shift>}{End}{/Shift}');
  await waitFor(() => expect(table).toHaveTextContent(words.list.rowsSelected(1_999)));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(address()).toMatch(/selected=2$/));
});

test('an address opens with its range selected', async () => {
  const { table } = await longTable('/deployments?view=table&ordering=-captures_count&selected=1990&to=1995');
  expect(selectedNames(table)).toEqual([1995, 1994, 1993, 1992, 1991, 1990].map((id) => `Trap ${id}`));
});

test('Ctrl C copies the selected rows with their headers, in the columns’ sequence', async () => {
  const { table, user } = await longTable(
    '/deployments?view=table&ordering=-captures_count&columns=name,captures_count,longitude,first_date&selected=1998&to=1999',
  );
  rowOf(table, 'Trap 1998').focus();
  await user.keyboard('{Control>}c{/Control}');
  await waitFor(() => expect(table).toHaveTextContent(words.list.rowsCopied(2)));
  expect(await navigator.clipboard.readText()).toBe(
    'Name\tCaptures\tLongitude\tFirst date\nTrap 1999\t19990\t-73\t2024-06-01\nTrap 1998\t19980\t-73\t2024-06-01',
  );
  // The key as usual, then with Caps Lock.
  await user.keyboard('{Control>}{Shift>}A{/Shift}{/Control}');
  expect(table).not.toHaveTextContent(words.list.rowsSelected(2_000));
  await user.keyboard('{Control>}A{/Control}');
  expect(table).toHaveTextContent(words.list.rowsSelected(2_000));
});

test('Escape clears the selection, another ordering only its range', async () => {
  const { table, user, address } = await longTable();
  await user.click(rowOf(table, 'Trap 1999'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await user.click(within(table).getByRole('button', { name: 'Captures' }));
  expect(address()).toBe('/deployments?view=table&ordering=captures_count&selected=1998');
  await waitFor(() => expect(selectedNames(table)).toEqual(['Trap 1998']));
  rowOf(table, 'Trap 1998').focus();
  await user.keyboard('{Escape}');
  expect(address()).toBe('/deployments?view=table&ordering=captures_count');
});

test('a held key moves the cursor at once, and changes the address when it is released', async () => {
  const { table, user, address } = await longTable();
  await user.click(rowOf(table, 'Trap 2000'));
  await user.keyboard('{ArrowDown>5/}');
  await waitFor(() => expect(selectedNames(table)).toEqual(['Trap 1995']));
  await waitFor(() => expect(address()).toContain('selected=1995'));
});

test('printing renders all rows, or says how many are printed', async () => {
  const { table } = await longTable('/deployments?view=table&columns=name');
  window.dispatchEvent(new Event('beforeprint'));
  expect(rowsOf(table)).toHaveLength(2_000);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(rowsOf(table).length).toBeLessThan(60));
  expect(within(table).queryByText(textPattern(words.list.printed('§', '§')))).toBeNull();
});

test('a list too long to print says how many rows there are, and where to get the others', async () => {
  service = await serveDeployments(madeDeployments(3_050));
  renderAt('/deployments?view=table&columns=name');
  await screen.findByText(/^3,050 of 3,050 · /);
  const table = screen.getByRole('table', { name: 'Deployments' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(rowsOf(table)).toHaveLength(3_000);
  expect(table).toHaveTextContent(words.list.printed('3,000', '3,050'));
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(rowsOf(table).length).toBeLessThan(60));
});

test('the footer sums the rows shown, without values that are not reported', async () => {
  service = await serveDeployments([
    ...madeDeployments(3),
    ...madeDeployments(5, () => ({ captures_count: null })).slice(3),
  ]);
  const { user } = renderAt('/deployments?view=table');
  await screen.findByText(/^5 of 5 · /);
  const sums = () => screen.getByRole('row', { name: textPattern(words.list.sumOf('§')) });
  const cells = () => [...sums().children].slice(0, 5).map(({ textContent }) => textContent);
  expect(cells()).toEqual([words.list.sumOf('5'), '', '15', '60*', '30']);
  expect(within(sums()).getByTitle(words.list.filter('Captures', words.list.withoutUnknown(2)))).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'Trap 2');
  await waitFor(() => expect(cells()).toEqual([words.list.sumOf('1'), '', '2', '20', '4']));
  // Not reported is not zero.
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'Trap 4');
  await waitFor(() =>
    expect(cells().slice(0, 4)).toEqual([words.list.sumOf('1'), '', '4', `–${words.ui.notReported}`]),
  );
});
