import { screen, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, textPattern, words } from '#test/words.ts';

type Deployment = RecordOf<'deployments'>;

async function deploymentsOf(project: number): Promise<Deployment[]> {
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/?limit=1000&project_id=${project}`);
  return ((await answer.json()) as { results: Deployment[] }).results;
}

async function choose(user: ReturnType<typeof renderAt>['user'], project: Deployment['project'] | undefined) {
  const option = await screen.findByRole('option', { name: project?.name ?? '' });
  await user.selectOptions(screen.getByRole('combobox', { name: words.shell.project }), option);
}
const dropped = () => screen.queryByText(textPattern(words.list.removed('§')))?.textContent;

test('a change of project clears filters on values that the project does not have, names them, and shows the project’s map', async () => {
  const [here, there] = [await deploymentsOf(3), await deploymentsOf(4)];
  const site = here.find(({ research_site }) => research_site !== null)?.research_site?.name ?? '';
  const other = there.find(({ research_site }) => research_site !== null)?.research_site?.name ?? '';
  const places = here
    .filter(({ latitude }) => latitude !== null && latitude !== 0)
    .map(({ latitude }) => latitude ?? 0);
  const [south, north] = [Math.floor(Math.min(...places)), Math.ceil(Math.max(...places))];
  expect(there.some(({ latitude }) => (latitude ?? 0) >= south && (latitude ?? 0) <= north)).toBe(false);
  const sites = [site, other].map((name) => name.replaceAll(',', String.raw`\,`)).join(',');
  const filters = new URLSearchParams({
    view: 'table',
    research_site: sites,
    latitude: `${south}..${north}`,
    captures_count: '1..',
    map: '50,9,4',
    project: '3',
  });
  const { user, address } = renderAt(`/deployments?${filters}`);
  const expected = here.filter((one) => one.research_site?.name === site && (one.captures_count ?? 0) >= 1).length;
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(`${expected} of ${here.length} deployments`),
  );
  expect(dropped()).toBeUndefined();

  await choose(user, there[0]?.project);
  await waitFor(() =>
    expect(dropped()).toContain(`Site: ${site}; Latitude: ${words.list.range(String(south), String(north))}`),
  );
  const after = new URLSearchParams(address().split('?')[1]);
  expect(Object.fromEntries(after)).toEqual({
    view: 'table',
    research_site: other.replaceAll(',', String.raw`\,`),
    captures_count: '1..',
    project: '4',
  });
  const left = there.filter((one) => one.research_site?.name === other && (one.captures_count ?? 0) >= 1).length;
  expect(left).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${left} of ${there.length} deployments`));

  await user.click(screen.getByRole('button', { name: words.list.dismiss }));
  await waitFor(() => expect(dropped()).toBeUndefined());
});

test('an address opens with its filters, also those of another project, and the empty list names them', async () => {
  const [one] = await deploymentsOf(3);
  const device = encodeURIComponent((one?.device?.name ?? '').replaceAll(',', String.raw`\,`));
  const { address } = renderAt(`/deployments?view=table&project=6&research_site=nowhere&device=${device}`);
  await screen.findByText(words.list.noMatch('deployments', 2));
  expect(new URLSearchParams(address().split('?')[1]).get('research_site')).toBe('nowhere');
  await waitFor(() => expect(dropped()).toBeUndefined());
});

test('a change of project on Sessions leaves the nights, and those of the deployments that the project has', async () => {
  const [mine, theirs] = [(await deploymentsOf(6))[0], (await deploymentsOf(4))[0]];
  const { user, address } = renderAt(
    `/sessions?deployment=${mine?.id},${theirs?.id}&day_after=2024-06-01&captures_count=1..&project=6`,
  );
  const mostCaptures = words.list.orderedBy('Captures', words.list.directions.number.down);
  const sessions = { one: words.sessions.session, many: words.sessions.sessions };
  await screen.findByText(textPattern(`§ ${words.list.sorted(mostCaptures)} · ${words.list.all(ANY, sessions)}§`));
  await choose(user, theirs?.project);
  await waitFor(() =>
    expect(address()).toBe(`/sessions?deployment=${theirs?.id}&day_after=2024-06-01&captures_count=1..&project=4`),
  );
  await waitFor(() => expect(dropped()).toContain(`Deployment: ${mine?.name}`));
  expect(
    await screen.findByRole('button', { name: textPattern(words.ui.removeFilter(`Deployment: ${theirs?.name}§`)) }),
  ).toBeVisible();
  // Without a project no value is missing.
  await user.selectOptions(screen.getByRole('combobox', { name: words.shell.project }), words.shell.allProjects);
  await waitFor(() => expect(dropped()).toBeUndefined());
});
