import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeCaptures, madeSession, nightService } from '#test/dashboard/sessions/night-service.ts';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function served(id: number): Promise<SentOf<'events'>> {
  return (await (await fetch(`${inject('smallUrl')}/api/v2/events/${id}/`)).json()) as SentOf<'events'>;
}

async function servedList(query: string): Promise<SentOf<'events'>[]> {
  const answer = await fetch(`${inject('smallUrl')}/api/v2/events/?limit=1000&${query}`);
  return ((await answer.json()) as { results: SentOf<'events'>[] }).results;
}

const nightOf = (session: SentOf<'events'> | undefined) => nightText(session?.start ?? '', session?.end ?? null);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const facts = () => screen.getByRole('region', { name: words.sessionPage.facts });

describe('a session', () => {
  test('shows its night, its counts with definitions, and rates', async () => {
    const [truth] = await servedList('ordering=-occurrences_count');
    renderAt(`/sessions/${truth?.id}`);
    const night = nightText(truth?.start ?? '', truth?.end ?? null);
    expect(night).toMatch(/^\d+ ?\w*→\d+ \w+ \d{4}$/);
    expect(await screen.findByRole('heading', { level: 1, name: night })).toBeInTheDocument();
    expect(document.title).toBe(`${night}, ${truth?.deployment.name} · Noctuary`);
    // The service's own form of the same dates is not shown beside it.
    expect(truth?.name).toMatch(/^\w+day, \w+ [\d-]+ \d{4}$/);
    expect(document.body).not.toHaveTextContent(truth?.name ?? '');
    const count = fact('Captures');
    expect(count?.textContent).toBe((truth?.captures_count ?? 0).toLocaleString());
    const perHour = (3_600 * (truth?.captures_count ?? 0)) / Number(truth?.duration);
    expect(count?.nextElementSibling).toHaveTextContent(
      words.sessionPage.perHour(String(Math.round(perHour * 100) / 100)),
    );
    expect(count?.parentElement).toHaveTextContent(words.sessions.counters.captures_count.means);
    expect(fact('Occurrences')?.nextElementSibling).toHaveTextContent(
      textPattern(`${words.sessionPage.per100('§')} · ${words.sessionPage.perHour('§')}`),
    );
    expect(facts()).toHaveTextContent(words.sessionPage.trapClock);
    expect(fact('Moon')).toHaveTextContent(new RegExp(words.sessionPage.moonLit('', String.raw`\d+%`)));
  });

  test.each([
    { latitude: 45, light: 'to right' },
    { latitude: -33, light: 'to left' },
  ])('draws the moon as it is seen from latitude $latitude', async ({ latitude, light }) => {
    const session = madeSession(1, { start: '2024-06-10T22:00:00' });
    service = await nightService({
      sessions: [session],
      captures: (query) => pageOf([], query),
      deployment: { body: madeDeployment(1, { latitude }) },
    });
    renderAt('/sessions/1');
    await waitFor(() => expect(fact('Project')?.textContent).toBe('Project'));
    const disc = within(facts()).getByText(
      new RegExp(words.sessionPage.moonLit(words.sessions.moonPhases.waxingCrescent, String.raw`\d+%`)),
    );
    expect(disc.style.getPropertyValue('--towards-light')).toBe(light);
  });

  test('links to its deployment, names its project, and carries the selected project', async () => {
    const truth = await served(255);
    const { user, address } = renderAt('/sessions/255?project=1');
    const link = within(await screen.findByRole('region', { name: words.sessionPage.facts })).getByRole('link', {
      name: truth.deployment.name,
    });
    expect(link).toHaveTextContent(truth.deployment.name);
    expect(link).toHaveAttribute('href', `/deployments/${truth.deployment.id}?project=1`);
    await waitFor(() => expect(fact('Project')).not.toHaveTextContent(words.sessionPage.reading));
    expect(fact('Project')?.textContent?.length).toBeGreaterThan(5);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sessions' }));
    await waitFor(() => expect(address()).toBe('/sessions?project=1'));
  });

  test('opened without a list, it links to the previous and next session of the same deployment', async () => {
    const nights = await servedList('deployment=36&ordering=start');
    const [first, second, third] = nights;
    const { user, address } = renderAt(`/sessions/${second?.id}?project=1`);
    const ways = await screen.findByRole('navigation', { name: words.sessionPage.ofDeployment });
    await waitFor(() => expect(ways).toHaveTextContent(words.sessionPage.position('2', nights.length)));
    expect(
      within(ways).getByRole('link', { name: `${words.sessionPage.neighbours.previous}: ${nightOf(first)}` }),
    ).toHaveAttribute('href', `/sessions/${first?.id}?project=1`);
    await user.click(
      within(ways).getByRole('link', { name: `${words.sessionPage.neighbours.next}: ${nightOf(third)}` }),
    );
    expect(address()).toBe(`/sessions/${third?.id}?project=1`);
    expect(await screen.findByRole('heading', { level: 1, name: nightOf(third) })).toBeInTheDocument();
  });

  test('is compared with the others of its deployment, and gives the reason of a flag', async () => {
    renderAt('/sessions/815');
    const flags = await screen.findByRole('region', { name: 'Flags' });
    expect(await within(flags).findByText(words.flags.flags.far)).toBeInTheDocument();
    expect(flags).toHaveTextContent(textPattern(`§${words.flagReasons.above(841, '§', '§', '§')}§`));
    expect(flags).toHaveTextContent(words.sessionPage.compared((await servedList('deployment=36')).length));
  });

  test('without flags, shows no section for them', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(3), query) });
    renderAt('/sessions/1');
    expect(await screen.findByText(words.sessionPage.position('1', 1))).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Flags' })).not.toBeInTheDocument();
  });

  test('shows the service’s name where that says more than its dates', async () => {
    service = await nightService({
      sessions: [madeSession(1, { name: 'Full moon, Jun 12 2024' })],
      captures: (query) => pageOf([], query),
    });
    renderAt('/sessions/1');
    expect(await screen.findByRole('heading', { level: 1, name: '12→13 Jun 2024' })).toBeInTheDocument();
    expect(fact('Name')).toHaveTextContent('Full moon, Jun 12 2024');
  });

  test('counts detections first, and captures, which are effort, last', async () => {
    renderAt('/sessions/815');
    await screen.findByText('Duration', { selector: 'dt' });
    const counts = fact('Captures')?.closest('dl')?.querySelectorAll('dt');
    expect([...(counts ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Detections',
      'Occurrences',
      'Taxa',
      'Captures',
    ]);
  });

  test('notes a clock that was set back during the night, at the duration and at the plot', async () => {
    renderAt('/sessions/815');
    expect(await screen.findByText('Duration', { selector: 'dt' })).toBeInTheDocument();
    expect(fact('Duration')).toHaveTextContent('14 h');
    expect(fact('Duration')).toHaveTextContent(words.sessionPage.clockBack('1 h'));
  });
});

describe('missing data', () => {
  const anyRate = new RegExp(`NaN|Infinity|∞|${words.sessionPage.perHour('').trim()}`);

  test.each(['/sessions/99999999', '/sessions/abc', '/sessions/1.5'])('%s is not a session', async (address) => {
    renderAt(`${address}?project=3`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      words.sessionPage.noneWithId(address.slice('/sessions/'.length)),
    );
    expect(screen.getByRole('link', { name: words.sessionPage.allSessions })).toHaveAttribute(
      'href',
      '/sessions?project=3',
    );
    expect(document.title).toBe(`${words.sessionPage.notFound} · Noctuary`);
  });

  test('unknown values are dashes with a reason, not zeros', async () => {
    service = await nightService({
      sessions: [
        madeSession(1, { end: null, duration: null, captures_count: null, detections_count: null, taxa_count: null }),
      ],
      captures: (query) => pageOf([], query),
    });
    renderAt('/sessions/1');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    for (const name of ['End', 'Duration', 'Captures', 'Detections', 'Taxa'])
      expect(fact(name)?.textContent).toBe(`–${words.ui.notReported}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12→13 Jun 2024');
    expect(fact('Captures')?.parentElement).not.toHaveTextContent(anyRate);
  });

  test('a session of zero length has no rates and says so', async () => {
    service = await nightService({
      sessions: [madeSession(1, { end: '2024-06-12T22:00:00', duration: '0.0', captures_count: 1 })],
      captures: (query) => pageOf(madeCaptures(1), query),
    });
    renderAt('/sessions/1');
    expect(await screen.findByText(words.flags.flags.zero)).toBeInTheDocument();
    expect(fact('Captures')?.parentElement).not.toHaveTextContent(anyRate);
    expect(fact('Detections')?.parentElement).toHaveTextContent(words.sessionPage.per100('1,200'));
    expect(fact('Detections')?.parentElement).not.toHaveTextContent(anyRate);
  });
});

describe('a service that fails', () => {
  test('after a failed refresh the session stays with a note; a session deleted meanwhile disappears', async () => {
    let answer: FaultyAnswer = { body: madeSession(1) };
    service = await faultyService((path, query) => (path === 'events/1/' ? answer : pageOf([], query)));
    loadedFrom(service.origin);
    const { user } = renderAt('/sessions/1');
    expect(await screen.findByRole('heading', { level: 1, name: '12→13 Jun 2024' })).toBeInTheDocument();
    answer = { status: 500, body: '<h1>Oops</h1>' };
    await user.click(await screen.findByRole('button', { name: words.shell.refresh }));
    const notRefreshed = textPattern(words.sessionPage.notRefreshed(words.api.statusBecause(500, '§')));
    expect(await screen.findByText(notRefreshed)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '12→13 Jun 2024' })).toBeInTheDocument();
    answer = { status: 404, body: { detail: 'Not found.' } };
    const note = screen.getByText(notRefreshed).closest('p');
    await user.click(within(note as HTMLElement).getByRole('button', { name: words.ui.retry }));
    expect(await screen.findByText(words.sessionPage.noneWithId('1'))).toBeInTheDocument();
  });

  test('a failed first load can be retried', async () => {
    let down = true;
    service = await faultyService((path, query) => {
      if (path !== 'events/1/') return pageOf([], query);
      return down ? { status: 503, body: { detail: 'Down for repair.' } } : { body: madeSession(1) };
    });
    loadedFrom(service.origin);
    const { user } = renderAt('/sessions/1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words.sessionPage.notLoaded);
    expect(alert).toHaveTextContent('Down for repair.');
    down = false;
    await user.click(within(alert).getByRole('button', { name: words.ui.retry }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  test('without the deployment, the project’s name is unknown, but captures are shown', async () => {
    service = await nightService({
      captures: (query) => pageOf(madeCaptures(3), query),
      deployment: { status: 500, body: '' },
    });
    renderAt('/sessions/1');
    expect(await screen.findByRole('button', { name: /^22:02:00/ })).toBeInTheDocument();
    expect(fact('Project')).toHaveTextContent(words.sessionPage.deploymentNotLoaded);
  });

  test('captures are requested with the project, which some services require', async () => {
    service = await nightService({
      captures: (query) =>
        query.get('project_id') === '7'
          ? pageOf(madeCaptures(3), query)
          : { status: 400, body: { project_id: ['This field is required.'] } },
    });
    renderAt('/sessions/1');
    expect(await screen.findByText(words.sessionPage.allLoaded(3))).toBeInTheDocument();
    expect(service.requests.filter((request) => request.startsWith('captures/')).join()).toContain('event=1');
  });

  test('if the deployment’s sessions cannot be loaded, neighbours and flags say so', async () => {
    service = await faultyService((path, query) => {
      if (path === 'events/1/') return { body: madeSession(1, { captures_count: 1 }) };
      return path === 'events/' ? { status: 502, body: '' } : pageOf([], query);
    });
    loadedFrom(service.origin);
    renderAt('/sessions/1');
    const flags = await screen.findByRole('region', { name: 'Flags' });
    expect(await within(flags).findByText(new RegExp(words.sessionPage.notCompared))).toBeInTheDocument();
    // Flags that need no other session are shown all the same.
    expect(within(flags).getByText(words.flags.flags.single)).toBeInTheDocument();
    expect(screen.getByText(words.sessionPage.neighboursUnknown)).toBeInTheDocument();
  });
});

test('two sessions of one night have their starts in their names: in lists, headings, titles and links', async () => {
  const sessions = [
    madeSession(1),
    madeSession(2, { start: '2024-06-13T00:30:00', end: '2024-06-13T02:40:00' }),
    madeSession(3, { start: '2024-06-13T22:00:00', end: '2024-06-14T04:00:00' }),
  ];
  service = await nightService({ sessions, captures: (query) => pageOf([], query) });
  const { user } = renderAt('/sessions?ordering=start');
  const table = await screen.findByRole('table', { name: 'Sessions' });
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .slice(0, sessions.length)
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['12→13 Jun 2024, 22:00', '12→13 Jun 2024, 00:30', '13→14 Jun 2024']));
  await user.click(within(table).getByRole('link', { name: '12→13 Jun 2024, 00:30' }));
  expect(await screen.findByRole('heading', { level: 1, name: '12→13 Jun 2024, 00:30' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('12→13 Jun 2024, 00:30, Trap 1 · Noctuary'));
  expect(await screen.findByRole('link', { name: /12→13 Jun 2024, 22:00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /13→14 Jun 2024/ })).toBeVisible();
});
