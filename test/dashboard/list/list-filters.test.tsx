import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeDeployments, serveDeployments } from './made-deployments.ts';
import { textPattern, words } from '#test/words.ts';

const ofCaptures = (condition: string) => words.list.filter('Captures', condition);
const tenToHundred = ofCaptures(words.list.range('10', '100'));
const trap1 = words.list.filter(words.list.search, words.ui.quoted('trap 1'));
/** The button and its panel, whether filters are set or not. */
const FILTERS = textPattern(`${words.list.panels.filters}§`);
const notANumber = (typed: string) => words.panels.noNumber(words.ui.quoted(typed), 'Captures', '1250', '12.5');

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** 40 traps: every fourth without dates, every tenth without a count, devices A to C and none. */
async function listAt(address: string) {
  service = await serveDeployments(
    madeDeployments(40, (id) => ({
      first_date:
        id % 4 === 0
          ? null
          : `2024-06-${String(id).padStart(2, '0').slice(-2) > '30' ? '30' : String(id).padStart(2, '0')}`,
      captures_count: id % 10 === 0 ? null : id * 10,
      device:
        id % 4 === 0
          ? null
          : { id: id % 4, name: `Camera ${'ABC'[(id % 4) - 1]}, old`, details: '', user_permissions: [] },
    })),
  );
  const rendered = renderAt(address);
  await screen.findByText(new RegExp(` of 40 · ${words.list.sorted('')}`));
  return rendered;
}
const expectShown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const chips = () =>
  within(screen.getByRole('list', { name: words.list.filtersLabel }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
async function openFilters(user: Awaited<ReturnType<typeof listAt>>['user'], column: string) {
  await user.click(screen.getByRole('button', { name: FILTERS }));
  const panel = await screen.findByRole('dialog', { name: FILTERS });
  await user.click(await within(panel).findByText(column, { selector: 'summary' }));
  return within(panel).findByRole('group', { name: column });
}

test('an address opens with its filters, as chips with how many records match each', async () => {
  await listAt('/deployments?view=table&captures_count=10..100&device=Camera%20A%5C,%20old,not-reported');
  await expectShown('5 of 40 deployments');
  expect(chips()).toEqual([
    `${tenToHundred}9×`,
    `${words.list.filter('Device', words.list.or('Camera A, old', words.list.notReported))}20×`,
    words.list.clearAll,
  ]);
});

test('a chip clears its filter, and "Clear all" all of them', async () => {
  const { user, address } = await listAt('/deployments?view=table&captures_count=10..100&first_date=2024-06-05');
  await expectShown('1 of 40 deployments');
  await user.click(screen.getByRole('button', { name: words.ui.removeFilter(tenToHundred) }));
  await waitFor(() => expect(address()).toBe('/deployments?view=table&first_date=2024-06-05'));
  expect(screen.queryByRole('button', { name: words.list.clearAll })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: textPattern(words.ui.removeFilter('First date§')) }));
  await expectShown('40 of 40 deployments');
  expect(screen.queryByRole('list', { name: words.list.filtersLabel })).not.toBeInTheDocument();
});

test('a removed chip moves the focus to the next chip, else to the previous one, else to what precedes the chips', async () => {
  const three = 'captures_count=10..100&first_date=2024-06-05&device=Camera%20A%5C,%20old';
  const { user } = await listAt(`/deployments?view=table&${three}`);
  const cross = (filter: string) =>
    screen.getByRole('button', { name: textPattern(words.ui.removeFilter(`${filter}§`)) });
  cross('First date').focus();
  await user.keyboard('{Enter}');
  expect(cross('Device')).toHaveFocus();
  // "Clear all" is removed with it.
  await user.keyboard(' ');
  expect(cross('Captures')).toHaveFocus();
  await user.keyboard('{Enter}');
  await expectShown('40 of 40 deployments');
  expect(screen.getByRole('radio', { name: words.deployments.views.table })).toHaveFocus();
});

test('an invalid number is reported and changes nothing until it is corrected', async () => {
  const { user, address } = await listAt('/deployments?view=table');
  const captures = await openFilters(user, 'Captures');
  const from = within(captures).getByRole('textbox', { name: words.panels.from('Captures') });
  await user.type(from, '3oo{Enter}');
  expect(from).toHaveAttribute('aria-invalid', 'true');
  expect(within(captures).getByRole('alert')).toHaveTextContent(notANumber('3oo'));
  await user.clear(from);
  await user.type(from, '1,000{Enter}');
  expect(within(captures).queryByRole('alert')).toBeNull();
  await waitFor(() => expect(address()).toBe('/deployments?view=table&captures_count=1000..'));
  expect(from).toHaveValue('1,000');
});

test('clearing the filter also clears the message about an invalid number', async () => {
  const { user } = await listAt('/deployments?view=table&captures_count=10..100');
  const panel = async () => screen.findByRole('dialog', { name: FILTERS });
  await user.click(screen.getByRole('button', { name: FILTERS }));
  const from = await within(await panel()).findByRole('textbox', { name: words.panels.from('Captures') });
  await user.type(from, 'x');
  expect(within(await panel()).getByRole('alert')).toHaveTextContent(notANumber('10x'));
  await user.click(within(await panel()).getByRole('button', { name: words.list.clearAll }));
  await expectShown('40 of 40 deployments');
  expect(from).toHaveValue('');
  expect(within(await panel()).queryByRole('alert')).toBeNull();
});

test('"Clear all" in the panel keeps the focus, so that Escape still closes it', async () => {
  const { user } = await listAt('/deployments?view=table&captures_count=10..100');
  await user.click(screen.getByRole('button', { name: FILTERS }));
  const panel = await screen.findByRole('dialog', { name: FILTERS });
  const clear = within(panel).getByRole('button', { name: words.list.clearAll });
  clear.focus();
  await user.keyboard('{Enter}');
  await expectShown('40 of 40 deployments');
  expect(clear).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  [words.list.clearAll, 'captures_count=10..100&first_date=2024-06-05', 'radio', words.deployments.views.table],
  [
    words.list.removeToShow(ofCaptures(words.list.atLeast('99,999')), '40'),
    'captures_count=99999..',
    'button',
    'Updated',
  ],
] as const)('%s passes the focus on to the control before it', async (button, filters, role, name) => {
  const { user } = await listAt(`/deployments?view=table&${filters}`);
  (await screen.findByRole('button', { name: button })).focus();
  await user.keyboard('{Enter}');
  await expectShown('40 of 40 deployments');
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

test('a range of numbers can be typed, and records without a value included', async () => {
  const { user, address } = await listAt('/deployments?view=table');
  const captures = await openFilters(user, 'Captures');
  await user.type(within(captures).getByRole('textbox', { name: words.panels.from('Captures') }), '300{Enter}');
  await waitFor(() => expect(address()).toBe('/deployments?view=table&captures_count=300..'));
  await expectShown('9 of 40 deployments');
  await user.click(within(captures).getByRole('checkbox', { name: `${words.panels.notReported} 4` }));
  expect(address()).toBe('/deployments?view=table&captures_count=300..,not-reported');
  await expectShown('13 of 40 deployments');
  await user.clear(within(captures).getByRole('textbox', { name: words.panels.from('Captures') }));
  await expectShown('4 of 40 deployments');
  expect(screen.getByRole('button', { name: words.list.filtersSet(1) })).toBeInTheDocument();
});

test('a range of days can be typed in usual spellings; an invalid date is reported and stays in the input', async () => {
  const { user, address } = await listAt('/deployments?view=table');
  const dates = await openFilters(user, 'First date');
  const from = within(dates).getByLabelText(words.panels.from('First date'));
  await user.type(from, '10 June 2024');
  await user.type(within(dates).getByLabelText(words.panels.to('First date')), '2024-06-15{Enter}');
  await waitFor(() => expect(address()).toBe('/deployments?view=table&first_date=2024-06-10..2024-06-15'));
  await expectShown('5 of 40 deployments');

  await user.clear(from);
  await user.type(from, '31 Jun 2024{Enter}');
  expect(from).toHaveAccessibleDescription(words.panels.noDate(words.ui.quoted('31 Jun 2024'), 'First date'));
  expect(from).toHaveValue('31 Jun 2024');
  expect(address()).toBe('/deployments?view=table&first_date=2024-06-10..2024-06-15');
  await user.clear(from);
  // What was typed before Escape is applied.
  await user.type(from, 'Jun 2024{Escape}');
  await waitFor(() => expect(address()).toBe('/deployments?view=table&first_date=2024-06-01..2024-06-15'));
});

test('values can be ticked, each with how many records match the other filters', async () => {
  const { user, address } = await listAt('/deployments?view=table&captures_count=10..100');
  const devices = await openFilters(user, 'Device');
  expect(
    within(devices)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Camera A, old 3', 'Camera B, old 2', 'Camera C, old 2', `${words.panels.notReported} 2`]);
  await user.click(within(devices).getByRole('checkbox', { name: 'Camera B, old 2' }));
  await user.click(within(devices).getByRole('checkbox', { name: 'Camera C, old 2' }));
  await expectShown('4 of 40 deployments');
  expect(new URLSearchParams(address().split('?')[1]).get('device')).toBe(String.raw`Camera B\, old,Camera C\, old`);
});

test('filters that match nothing are named, each with the count without it, and cleared one by one or all at once', async () => {
  const { user, address } = await listAt(
    '/deployments?view=table&captures_count=9000..&device=Camera%20B,x&search=trap%201',
  );
  const table = screen.getByRole('table', { name: 'Deployments' });
  await within(table).findByText(words.list.noMatch('deployments', 3));
  const atLeast9000 = ofCaptures(words.list.atLeast('9,000'));
  const device = words.list.filter('Device', words.list.or('Camera B', 'x'));
  const drops = () =>
    within(table)
      .getAllByRole('button', { name: /^(Remove|Clear)/ })
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(drops()).toEqual([
      words.list.removeToShow(atLeast9000, '0'),
      words.list.removeToShow(device, '0'),
      words.list.removeToShow(trap1, '0'),
      words.list.clearAllFilters,
    ]),
  );
  await user.click(within(table).getByRole('button', { name: words.list.removeToShow(device, '0') }));
  expect(address()).toBe('/deployments?view=table&captures_count=9000..&search=trap+1');
  await waitFor(() =>
    expect(drops()).toEqual([
      words.list.removeToShow(atLeast9000, '1'),
      words.list.removeToShow(trap1, '0'),
      words.list.clearAllFilters,
    ]),
  );
  await user.click(within(table).getByRole('button', { name: words.list.clearAllFilters }));
  expect(address()).toBe('/deployments?view=table');
  await expectShown('40 of 40 deployments');
});

test('the search is a filter like the others: in badge, chips and footer, and cleared with all', async () => {
  const { user, address } = await listAt('/deployments?view=table&captures_count=10..200&search=trap%201');
  await expectShown('1 of 40 deployments');
  const tenTo200 = ofCaptures(words.list.range('10', '200'));
  expect(chips()).toEqual([`${tenTo200}18×`, `${trap1}1×`, words.list.clearAll]);
  expect(screen.getByRole('button', { name: words.list.filtersSet(2) })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveAttribute('title', `${tenTo200}\n${trap1}`);
  expect(screen.getByText(new RegExp(` of 40 · ${words.list.sorted('')}`))).toHaveTextContent(
    ` · ${words.list.filteredBy(`Captures, ${words.list.search}`)} · `,
  );
  await user.click(screen.getByRole('button', { name: words.list.filtersSet(2) }));
  const others = within(await screen.findByRole('list', { name: words.panels.otherFilters }));
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`${trap1}×`]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: words.list.clearAll }));
  expect(address()).toBe('/deployments?view=table');
  await expectShown('40 of 40 deployments');
  expect(screen.getByRole('searchbox', { name: words.deployments.search })).toHaveValue('');
  expect(screen.getByRole('button', { name: words.list.panels.filters })).toBeInTheDocument();
});

test('an invalid filter in the address is ignored', async () => {
  await listAt('/deployments?view=table&captures_count=lots&first_date=2024-13-01');
  await expectShown('40 of 40 deployments');
});

test('the map and the lists beside the table have the same filters', async () => {
  await listAt('/deployments?captures_count=10..50');
  expect(await screen.findByText(textPattern(`${words.map.drawn(5)}§`))).toBeInTheDocument();
});
