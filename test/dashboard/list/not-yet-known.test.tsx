import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChoiceFilter } from '#dashboard/list/view/panels/choice-filter.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';
import { answerOf, madeRecords, type MadeRecords } from '#test/support/made-source.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** A service that answers for one list, or its pages from the second on, only once `release` is called. */
async function slowFor(list: string, { from = 0, records = madeRecords(), largest = 1_000 } = {}) {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  service = await faultyService(async (path, query) => {
    if (path === `${list}/` && Number(query.get('offset') ?? 0) >= from) await gate;
    return answerOf(records, path, query, largest);
  });
  loadedFrom(service.origin);
  return { release: () => act(async () => release()) };
}

/** The line below the page's heading: how many records are shown of all. */
const status = () => screen.queryAllByRole('status').find(({ tagName }) => tagName === 'P')?.textContent;

/** Sites for the deployments of the second project alone. */
function withSites(): MadeRecords {
  const records = madeRecords();
  const site = { id: 9, name: 'Ferry meadow', details: '', user_permissions: [] };
  records['deployments'] = records['deployments']?.map((one) => ({
    ...one,
    research_site: one.id > 12 ? site : null,
  })) as never;
  return records;
}

const asked = (list: string) => service?.requests.some((request) => request.startsWith(`${list}/?`));

test.each(['table', 'calendar'])(
  'sessions of a site are not called none while the deployments, which name the site, are loading: %s',
  async (view) => {
    const { release } = await slowFor('deployments', { records: withSites() });
    renderAt(`/sessions?view=${view}&research_site=Ferry+meadow`);
    await waitFor(() => expect(asked('deployments')).toBe(true));
    await waitFor(() => expect(status()).toBe('… of 12 sessions'));
    expect(screen.queryByText(textPattern(`${words.list.noMatch('sessions', 1)}§`))).toBeNull();
    expect(screen.queryByText(words.calendar.noneMatch)).toBeNull();
    expect(screen.queryByText(/\b0 of /)).toBeNull();
    const chips = within(screen.getByRole('list', { name: words.list.filtersLabel }));
    expect(chips.getByText('…')).toBeVisible();
    await release();
    await waitFor(() => expect(status()).toBe('6 of 12 sessions'));
    expect(await chips.findByText('6')).toBeVisible();
  },
);

test('a site without sessions is called none once the deployments are there', async () => {
  const { release } = await slowFor('deployments', { records: withSites() });
  renderAt('/sessions?view=table&research_site=Nowhere');
  await release();
  expect(await screen.findByText(textPattern(words.list.noMatch('sessions', 1)))).toBeVisible();
});

test('totals by deployment are not called none while the sessions that they sum up are loading', async () => {
  const { release } = await slowFor('events', { from: 3, largest: 3 });
  renderAt('/sessions?group=deployment&deployment=14');
  await waitFor(() => expect(asked('events')).toBe(true));
  await screen.findByText(words.sessionsList.totalsLoading('…', '12'), { exact: false });
  expect(screen.queryByText(textPattern(`${words.list.noMatch('deployments', 1)}§`))).toBeNull();
  expect(screen.queryByText(/\b0 of /)).toBeNull();
  await release();
  expect(await screen.findByText(words.sessionsList.totalsOf('3', '12'), { exact: false })).toBeVisible();
});

test('an effort of no sessions is not claimed while the deployments are loading', async () => {
  const { release } = await slowFor('deployments');
  renderAt('/effort?project=5');
  await waitFor(() => expect(asked('deployments') && asked('events')).toBe(true));
  await screen.findByRole('heading', { level: 1 });
  await act(async () => Promise.resolve());
  expect(screen.queryByText(words.effort.none)).toBeNull();
  await release();
  await screen.findByText(/6 sessions/);
});

test('a compared deployment is not called missing while the deployments are loading', async () => {
  const { release } = await slowFor('deployments');
  renderAt('/compare?deployment=11,999');
  const chips = await screen.findByRole('list', { name: words.compare.by.deployment });
  expect(within(chips).getByText('#999')).toBeVisible();
  expect(screen.queryByText(words.compare.missing(11))).toBeNull();
  await release();
  await within(chips).findByText(words.compare.missing(999));
  expect(within(chips).getByRole('link', { name: 'Trap 11' })).toBeVisible();
});

test('storage sources of a project, searched by its name, are not called none while the projects are loading', async () => {
  const { release } = await slowFor('projects');
  renderAt('/storage?view=table&search=projects+5');
  await waitFor(() => expect(asked('storage')).toBe(true));
  await waitFor(() => expect(status()).toMatch(/^… of 2 /));
  expect(screen.queryByText(words.storage.noMatch('projects 5'))).toBeNull();
  expect(screen.queryByText(words.storage.noSizes)).toBeNull();
  await release();
  await waitFor(() => expect(status()).toMatch(/^1 of 2 /));
});

test('a trap is not called alone while the other deployments are loading', async () => {
  const { release } = await slowFor('deployments', { from: 1, largest: 1 });
  renderAt('/deployments?view=table&selected=11');
  const panel = () => screen.getByRole('region', { name: words.deployments.selected });
  await waitFor(() => expect(panel()).toHaveTextContent(words.list.loading('deployments')));
  expect(panel()).not.toHaveTextContent(words.deploymentSelected.alone);
  await release();
  await waitFor(() => expect(within(panel()).getByRole('link', { name: /^Trap 12/ })).toBeVisible());
});

test('a choice of which no value is loaded yet does not say that none matches', () => {
  const column = { header: 'Site' };
  const none = new Map<string, number>();
  const { rerender } = render(
    <ChoiceFilter column={column} counts={none} values={[]} isWhole={false} onChange={() => {}} />,
  );
  const noValue = textPattern(words.panels.noValue('§'));
  expect(screen.queryByText(noValue)).toBeNull();
  rerender(<ChoiceFilter column={column} counts={none} values={[]} isWhole onChange={() => {}} />);
  expect(screen.queryByText(noValue)).toBeNull();
});

test('a list with records that did not come does not say that none match', async () => {
  const records = madeRecords();
  service = await faultyService((path, query) => {
    const answer = answerOf(records, path, query);
    return path === 'deployments/' ? { body: { ...(answer.body as object), count: 9, next: null } } : answer;
  });
  loadedFrom(service.origin);
  renderAt('/deployments?view=table&search=zzz');
  await screen.findByText(words.list.noneOf('4', '9'));
  expect(screen.queryByText(textPattern(`${words.deployments.noName('zzz')}§`))).toBeNull();
});
