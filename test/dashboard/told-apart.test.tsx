import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

/** Two of three traps of the sample that share name and site, and one that shares its name alone. */
const TWINS = ['Trap 2 · Roudsea Wood and Mosses · #187', 'Trap 2 · Roudsea Wood and Mosses · #188'] as const;
const OTHER = 'Trap 2 · Whitbarrow';
const CUMBRIA = 6;

const deploymentsTable = async () => {
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(new RegExp(words.list.sorted('')));
  return table;
};

test('traps that share a name have distinct labels in the table, the panel, on the map, in the search and in titles', async () => {
  const { user } = renderAt(`/deployments?project=${CUMBRIA}&search=trap%202&selected=187`);
  const table = await deploymentsTable();
  const names = within(table)
    .getAllByRole('rowheader')
    .flatMap(({ textContent }) => /^Trap 2[^→]*/.exec(textContent)?.[0] ?? []);
  expect(names).toEqual([TWINS[0].replace('187', '164'), ...TWINS, OTHER]);
  expect(await screen.findByRole('heading', { name: TWINS[0] })).toBeVisible();
  const map = () => screen.getByRole('region', { name: words.deployments.map });
  await waitFor(() =>
    expect(map()).toHaveAccessibleDescription(
      expect.stringMatching(textPattern(`§${words.map.selectedIs(TWINS[0], '§')}§`)),
    ),
  );

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: words.shell.searchAll }), 'trap 2 roudsea');
  const found = within(await screen.findByRole('group', { name: 'Deployments' }));
  await waitFor(() =>
    expect(found.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual(
      [164, 187, 188].map((id) => `Trap 2 · Roudsea Wood and Mosses · #${id}, Cumbria: Moth Trap Network`),
    ),
  );
  await user.click(found.getAllByRole('option')[2] as HTMLElement);
  // The heading is the name; what tells it apart stands below it.
  expect(await screen.findByRole('heading', { level: 1, name: 'Trap 2' })).toBeVisible();
  expect(screen.getByText('Roudsea Wood and Mosses · #188')).toBeVisible();
  expect(document.title).toBe(`${TWINS[1]} · Noctuary`);
  expect(await screen.findByRole('region', { name: words.deployment.mapOf(TWINS[1]) })).toBeInTheDocument();
});

test('in sessions they have distinct labels in rows, chips, the calendar, sums, and among exports', async () => {
  const { user } = renderAt(`/sessions?project=${CUMBRIA}&deployment=187,188&view=split&months=on&ordering=-start`);
  const table = await screen.findByRole('table', { name: 'Sessions' });
  await within(table).findByText(new RegExp(` · ${words.list.sorted('')}`));
  await waitFor(() => {
    const links = within(table).getAllByRole('link', { name: /^Trap 2/ });
    expect(new Set(links.map(({ textContent }) => textContent))).toEqual(new Set(TWINS));
  });
  const chip = { name: words.ui.removeFilter(words.list.filter('Deployment', words.list.or(...TWINS))) };
  expect(screen.getByRole('button', chip)).toBeVisible();
  for (const name of TWINS) expect(await screen.findByRole('rowheader', { name })).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: words.sessions.views.deployment }));
  const sums = await screen.findByRole('table', { name: words.sessions.byDeployment });
  for (const name of TWINS) {
    expect(await within(sums).findByRole('link', { name })).toBeInTheDocument();
  }

  await user.click(screen.getByRole('link', { name: 'Exports' }));
  await user.click(await screen.findByRole('button', { name: words.exports.newExport }));
  const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
  const deployment = dialog.getByRole('combobox', { name: words.order.deployments });
  await waitFor(() => expect(deployment).toHaveAttribute('placeholder', words.order.allDeployments));
  await user.type(deployment, 'Trap 2');
  const options = await screen.findAllByRole('option', { name: /^Trap 2/ });
  expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([...TWINS, OTHER]));
});

test('a taxon’s deployments and the overview’s nights name them so too', async () => {
  const ask = async <Rec,>(path: string) => {
    const answer = await fetch(`${inject('smallUrl')}/api/v2/${path}`);
    return ((await answer.json()) as { results: Rec[] }).results;
  };
  const [occurrence] = await ask<RecordOf<'occurrences'>>(`occurrences/?deployment=187&limit=1`);
  const { user } = renderAt(`/taxa?project=${CUMBRIA}&selected=${occurrence?.determination?.id}`);
  const list = await screen.findByRole('list', {
    name: words.taxa.deploymentsOf(occurrence?.determination?.name ?? ''),
  });
  expect(await within(list).findByRole('link', { name: TWINS[0] })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Overview' }));
  const [most] = await ask<RecordOf<'events'>>(`events/?project_id=${CUMBRIA}&ordering=-captures_count&limit=1`);
  const { textOf } = deploymentNames(await ask<RecordOf<'deployments'>>('deployments/?limit=1000'));
  if (most === undefined) throw new Error('The project has no sessions.');
  const [named] = await screen.findAllByText(textOf(most.deployment));
  expect(named).toBeVisible();
});
