import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeDeployments, serveDeployments } from './made-deployments.ts';
import { words } from '#test/words.ts';

const byProject = words.list.orderedBy('Project', words.list.directions.text.up);
const mostCaptures = words.list.orderedBy('Captures', words.list.directions.number.down);

let service: FaultyService | undefined;
afterEach(() => service?.stop());

async function listAt(address: string) {
  service = await serveDeployments(madeDeployments(30));
  const rendered = renderAt(address);
  await screen.findByText(/^30 of 30 · /);
  return { ...rendered, table: screen.getByRole('table', { name: 'Deployments' }) };
}
const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent?.replace(/[▲▼]/, ''));
const openPanel = async (user: Awaited<ReturnType<typeof listAt>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name }));
  const panel = await screen.findByRole('dialog', { name });
  await within(panel).findByRole('heading', { name });
  return panel;
};

test('an address opens with its columns, widths and density', async () => {
  const { table } = await listAt(
    '/deployments?view=table&columns=name,latitude,captures_count&widths=name:220,captures_count:80&density=compact',
  );
  expect(headers(table)).toEqual(['Name', 'Latitude', 'Captures']);
  expect([...table.querySelectorAll('col')].map((col) => col.style.getPropertyValue('--width'))).toEqual([
    '220px',
    '100px',
    '80px',
  ]);
  expect(table).toHaveAttribute('data-density', 'compact');
});

test('columns can be chosen, moved by keyboard and reset, and the address has them', async () => {
  const { table, user, address } = await listAt('/deployments?view=table&columns=name,project,captures_count');
  const panel = await openPanel(user, words.panels.columns);
  expect(within(panel).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await user.click(within(panel).getByRole('checkbox', { name: 'Project' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Longitude' }));
  expect(headers(table)).toEqual(['Name', 'Captures', 'Longitude']);

  within(panel)
    .getByRole('button', { name: words.panels.moveUp('Longitude') })
    .focus();
  await user.keyboard('{Enter}');
  expect(headers(table)).toEqual(['Name', 'Longitude', 'Captures']);
  expect(panel).toHaveTextContent(words.panels.movedTo('Longitude', '2', '3'));
  await waitFor(() =>
    expect(within(panel).getByRole('button', { name: words.panels.moveUp('Longitude') })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(address()).toBe('/deployments?view=table&columns=name,longitude,captures_count');

  await user.click(within(panel).getByRole('radio', { name: words.panels.compact }));
  expect(address()).toContain('density=compact');
  await user.click(within(panel).getByRole('button', { name: words.panels.reset }));
  expect(address()).toBe('/deployments?view=table');
});

test('a column is resized by keys on its header, by its edge, and by a number', async () => {
  const { table, user, address } = await listAt('/deployments?view=table&columns=name,captures_count');
  within(table).getByRole('button', { name: 'Captures' }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
  expect(address()).toContain('widths=captures_count:108');

  const edge = within(table).getByRole('columnheader', { name: /Captures/ }).lastElementChild as HTMLElement;
  edge.setPointerCapture = () => {};
  await user.pointer([
    { keys: '[MouseLeft>]', target: edge, coords: { clientX: 100 } },
    { target: edge, coords: { clientX: 130 } },
  ]);
  expect(table.querySelectorAll('col')[1]?.style.getPropertyValue('--width')).toBe('138px');
  expect(address()).toContain('widths=captures_count:108');
  await user.pointer({ keys: '[/MouseLeft]', target: edge, coords: { clientX: 140 } });
  expect(address()).toContain('widths=captures_count:148');

  const panel = await openPanel(user, words.panels.columns);
  const input = within(panel).getByRole('spinbutton', { name: words.panels.widthOf('Captures') });
  await user.clear(input);
  await user.type(input, '96{Enter}');
  expect(address()).toBe('/deployments?view=table&columns=name,captures_count');
});

test('a sort by a hidden column is still named', async () => {
  const { table } = await listAt('/deployments?view=table&columns=name&ordering=-captures_count');
  expect(table).toHaveTextContent(words.list.sorted(mostCaptures));
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Trap 30');
});

test('a click with Shift sorts by a further column', async () => {
  const { table, user, address } = await listAt('/deployments?view=table');
  await user.click(within(table).getByRole('button', { name: 'Project' }));
  await user.keyboard('{Shift>}');
  await user.click(within(table).getByRole('button', { name: 'Captures' }));
  await user.keyboard('{/Shift}');
  expect(address()).toBe('/deployments?view=table&ordering=project,-captures_count');
  expect(table).toHaveTextContent(
    `${words.list.sorted(words.list.thenBy(byProject, mostCaptures))} · ${words.list.all(30, words.deployments.noun)}`,
  );
});

test.each([
  ['/deployments?view=table', 'Deployments', 'Name', 200 + 160],
  ['/sessions?group=deployment', 'Sessions by deployment', 'Deployment', 230 + 170],
  ['/exports?view=table', 'Exports', 'What', 185 + 135],
  ['/storage?view=table', 'Storage sources', 'Name', 190 + 210],
])(
  'while a project is chosen, the name on %s gets the width of the project column',
  async (path, title, name, width) => {
    const { user, address } = renderAt(`${path}&project=6`);
    const table = await screen.findByRole('table', { name: title });
    expect(headers(table)).not.toContain('Project');
    const place = headers(table).indexOf(name);
    expect(table.querySelectorAll('col')[place]?.style.getPropertyValue('--width')).toBe(`${width}px`);
    const shown = headers(table);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: words.shell.project }),
      words.shell.allProjects,
    );
    await waitFor(() => expect(address()).toBe(path));
    const after = await screen.findByRole('table', { name: title });
    expect(headers(after)).toEqual(shown.toSpliced(place + 1, 0, 'Project'));
  },
);

test('a project column that the user chose stays, at any position; without it an ordering by project still applies', async () => {
  const { user, address } = renderAt('/deployments?view=table&project=6&ordering=project');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await screen.findByText(new RegExp(` · ${words.list.sorted(byProject)}`));
  expect(headers(table)).not.toContain('Project');
  const panel = await openPanel(user, words.panels.columns);
  await user.click(within(panel).getByRole('checkbox', { name: 'Project' }));
  expect(headers(table).at(-1)).toBe('Project');
  // Its default position, without a project.
  const up = within(panel).getByRole('button', { name: words.panels.moveUp('Project') });
  while (headers(table)[1] !== 'Project') await user.click(up);
  expect(address()).toContain('columns=name,project,');
  expect(within(table).getByRole('columnheader', { name: /^Project/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(panel).getByRole('button', { name: words.panels.reset }));
  expect(headers(table)).not.toContain('Project');
  expect(address()).toBe('/deployments?view=table&project=6&ordering=project');
});
