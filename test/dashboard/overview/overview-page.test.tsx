import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countOf, sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';

let service: FaultyService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

const totals = () => screen.getByLabelText('Totals');
const figure = (name: string) =>
  within(totals()).getByText(name, { selector: 'dt, dt *' }).closest('div')?.querySelector('dd')?.textContent;
const panel = (name: string) => screen.getByRole('region', { name });

test('the totals are the service’s, and no more is asked for than is shown', async () => {
  service = await sampleBut();
  renderAt('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const [sessions, captures] = [await countOf('events/?'), await countOf('captures/?')];
  await waitFor(() => expect(figure('Captures')).toBe(captures.toLocaleString()));
  await waitFor(() => expect(figure('Sessions')).toBe(sessions.toLocaleString()));
  expect(figure('Occurrences')).toBe((await countOf('occurrences/?')).toLocaleString());
  expect(figure('Taxa')).toBe((await countOf('taxa/?')).toLocaleString());
  expect(figure('Projects')).toBe('6');
  expect(await screen.findByRole('slider', { name: 'Captures by week' })).toBeInTheDocument();
  await within(panel('Storage sources')).findByRole('link');

  const asked = service.requests.filter(
    (request) => !request.startsWith('jobs/') && !/^events\/.*offset=/.test(request),
  );
  expect(asked.toSorted()).toEqual([
    'deployments/?ordering=created_at&limit=100',
    'deployments/?ordering=created_at&limit=89&offset=100',
    'events/?limit=1',
    'events/?ordering=-captures_count&limit=5',
    // What proves that the order is one.
    'events/?ordering=captures_count&limit=20',
    'events/?ordering=created_at&limit=100',
    'exports/?ordering=created_at&limit=100',
    'projects/?ordering=created_at&limit=100',
    'storage/?ordering=created_at&limit=100',
    'taxa/?limit=1',
    // Nothing stands behind the last one that was counted.
    'taxa/?limit=1&offset=400',
  ]);
  expect(service.requests.length - asked.length).toBeLessThan(10);
});

test('the plot adds up to the captures, reads out its weeks by key, and is a table too', async () => {
  const { user, address } = renderAt('/?project=6');
  const plot = await screen.findByRole('slider', { name: 'Captures by week' });
  await user.click(plot);
  await user.keyboard('{Home}');
  // Projects are named once the deployments are read.
  await waitFor(() =>
    expect(plot).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/20\d\d: [\d,]+ captures; Cumbria: Moth Trap Network [\d,]+$/),
    ),
  );
  const before = plot.getAttribute('aria-valuetext');
  await user.keyboard('{ArrowRight}');
  expect(plot.getAttribute('aria-valuetext')).not.toBe(before);

  await user.click(within(panel('Through the seasons')).getByRole('button', { name: 'As a table' }));
  const table = within(screen.getByRole('region', { name: /as a table$/ }));
  // It grows while sessions come.
  await waitFor(() => {
    const weeks = table.getAllByRole('row').slice(1);
    const sum = weeks.reduce((all, row) => all + Number(row.lastElementChild?.textContent?.replaceAll(',', '')), 0);
    expect(figure('Captures')).toBe(sum.toLocaleString());
  });

  await user.click(screen.getByRole('radio', { name: 'Trap-nights' }));
  expect(await screen.findByRole('slider', { name: 'Trap-nights by week' })).toBeInTheDocument();
  expect(address()).toBe('/?project=6&plot=nights');
});

const LOOKS = [
  { list: 'deployments', group: 'Deployments', link: /without a location$/ },
  { list: 'deployments', group: 'Deployments', link: /silent$/ },
  { list: 'sessions', group: 'Sessions', link: /suspicious/ },
  { list: 'sessions', group: 'Sessions', link: /^no occurrences/ },
  { list: 'storage sources', group: 'Storage sources', link: /never indexed$/ },
];

test.each(LOOKS)('$link leads to the $list that were counted', async ({ list, group, link }) => {
  const { user } = renderAt('/?project=1');
  const found = await screen
    .findByRole('region', { name: group })
    .then((at) => within(at).findByRole('link', { name: link }));
  // The number grows while sessions come.
  await waitFor(() => expect(screen.queryByText(/read so far/)).toBeNull());
  const count = /[\d,]+/.exec(found.textContent ?? '')?.[0];
  await user.click(found);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(new RegExp(`^${count} of [\\d,]+ ${list}$`)),
    ),
  );
});

test('a list that cannot be read is missed where it is, and nothing is called fine that is not known', async () => {
  service = await sampleBut((path) => (path === 'exports/' ? { status: 500, body: '<h1>Server Error</h1>' } : null));
  renderAt('/');
  const exports = await screen.findByRole('region', { name: 'Exports' });
  expect(await within(exports).findByRole('alert')).toHaveTextContent('The exports could not be read.');
  expect(within(exports).getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(within(exports).queryByText('Nothing.')).toBeNull();
  await waitFor(() => expect(figure('Deployments')).toBe('189'));
});

test('more than 50,000 sessions are counted and not read before somebody asks for it', async () => {
  const events = Array.from({ length: 50_001 }, (_, index) => madeEvent(index + 1));
  service = await sampleBut((path, query) => (path === 'events/' ? pageOf(events, query) : null));
  renderAt('/');
  expect(await screen.findByRole('button', { name: 'Read all 50,001 sessions to plot them' })).toBeInTheDocument();
  expect(figure('Sessions')).toBe('50,001');
  expect(service.requests.filter((request) => /^events\/.*ordering=created_at.*offset=/.test(request))).toEqual([]);
});
