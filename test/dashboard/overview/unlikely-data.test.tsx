import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** Six traps of Vermont: one lost its minus, one is swapped; the first was set up in June 2024. */
const deployments = [
  [44.1, -72.6],
  [44.11, -72.61],
  [44.12, -72.62],
  [44.13, -72.63],
  [44.14, 72.64],
  [-72.65, 44.15],
].map(([latitude = 0, longitude = 0], index) =>
  madeDeployment(index + 1, {
    latitude,
    longitude,
    first_date: index === 0 ? '1970-01-01' : '2024-06-10',
    last_date: index === 1 ? '2066-03-01' : '2024-06-14',
    ...(index === 0 && { period_start: '2024-06-10T18:00:00', period_end: '2024-06-14T08:00:00' }),
  }),
);
/** Nights of the first trap: one in season, and four that cannot be, one of them only by the trap's own dates. */
const sessions = ['2024-06-11', '1970-01-01', '2000-01-01', '2066-03-01', '2024-08-11'].map((day, index) =>
  madeEvent(index + 1, {
    start: `${day}T21:00:00`,
    end: `${day}T23:30:00`,
    duration: '9000.0',
    deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] },
  }),
);

async function show(address: string) {
  const lists: Record<string, readonly object[]> = { 'deployments/': deployments, 'events/': sessions };
  service = await faultyService((path, query) => {
    const own = deployments.find(({ id }) => path === `deployments/${id}/`);
    return own === undefined ? pageOf(lists[path] ?? [], query) : { body: own };
  });
  loadedFrom(service.origin);
  return renderAt(address);
}

const shown = (number: number, of: number, noun: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      textOf(words.list.shownOf(number, String(of), noun)),
    ),
  );

test('“To check” has locations with a wrong sign or sequence, and leads to them', async () => {
  const { user } = await show('/');
  const group = await screen.findByRole('region', { name: 'Deployments' });
  const { sign, swapped } = words.overview.misplacements;
  expect(await within(group).findByRole('link', { name: `${sign} 1` })).toBeInTheDocument();
  expect(within(group).getByRole('link', { name: `${swapped} 1` })).toBeInTheDocument();
  await user.click(within(group).getByRole('link', { name: words.overview.misplaced(2) }));
  await shown(2, 6, words.deployments.noun.many);
  const [link] = screen.getAllByRole('link', { name: 'Trap 5' });
  // One event: the row may be rendered again between the events of a pointer.
  fireEvent.click(link ?? document.body);
  const why = words.deployments.toCheck(sign, words.deployments.fromMiddle('9,600 km'));
  // The panel beside the table says it too, until the page of the deployment opens.
  const place = await screen.findByRole('region', { name: 'Location' });
  expect(await within(place).findByText(why)).toBeInTheDocument();
});

test('“To check” has nights with an unlikely date, and leads to them', async () => {
  const { user } = await show('/');
  const group = await screen.findByRole('region', { name: 'Sessions' });
  await user.click(await within(group).findByRole('link', { name: `${words.flags.flags.date} 4` }));
  await shown(4, 5, words.sessions.sessions);
  expect(screen.getAllByText(words.flags.flags.date, { exact: false }).length).toBeGreaterThanOrEqual(4);
});

test('the bars of nights and of days leave out what cannot be, and say how much', async () => {
  const { user } = await show('/sessions?view=table');
  const nights = await screen.findByRole('group', { name: words.sessions.nights });
  expect(nights).toHaveTextContent('11 Jun 2024 – 11 Aug 2024');
  expect(nights).toHaveTextContent(words.sessionsList.nightsBefore(2, '2010'));
  expect(nights).toHaveTextContent(words.sessionsList.nightsAfter(1));
  await user.click(screen.getByRole('link', { name: 'Deployments' }));
  const days = await screen.findByRole('group', { name: words.deployments.daysLabel });
  expect(days).toHaveTextContent('10 Jun 2024 – 14 Jun 2024');
  expect(days).toHaveTextContent(words.deploymentDays.beginBefore(1, '2010'));
  expect(days).toHaveTextContent(words.deploymentDays.endAfter(1));
});
