import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

async function served(id: number): Promise<SentOf<'deployments'>> {
  return (await (await fetch(`${inject('smallUrl')}/api/v2/deployments/${id}/`)).json()) as SentOf<'deployments'>;
}

test('a deployment shows its facts, its counts and its jobs, newest first', async () => {
  const truth = await served(36);
  renderAt('/deployments/36');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(truth.name);
  expect(document.title).toBe(`${truth.name} · Noctuary`);
  const facts = screen.getByRole('region', { name: words.deployment.facts });
  expect(facts).toHaveTextContent(truth.project.name);
  expect(facts).toHaveTextContent(truth.research_site?.name ?? words.deployments.noSite);
  expect(
    screen
      .getByText(words.deployments.captures, { selector: 'dt' })
      .nextElementSibling?.textContent?.replaceAll(/\D/g, ''),
  ).toBe(String(truth.captures_count));
  expect(screen.getByRole('region', { name: words.deployment.location })).toHaveTextContent(
    `${truth.latitude}, ${truth.longitude}`,
  );
  const rows = within(screen.getByRole('table', { name: words.deployment.jobs }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(truth.jobs.map(({ id }) => String(id)));
});

test('its nights, species and sessions come first, then its facts and location, and last its jobs', async () => {
  renderAt('/deployments/36');
  await screen.findByText(new RegExp(words.list.sorted('Night')));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Nights',
    'Species',
    'Sessions',
    words.deployment.facts,
    words.deployment.location,
    words.deployment.jobs,
  ]);
});

const position = (at: string, all: number, ordering: string) =>
  words.neighbours.position(at, all, words.deployments.noun, ordering);

test('next and previous follow the list that a deployment was opened from', async () => {
  const { user, address } = renderAt('/deployments?project=1&view=table&ordering=-captures_count');
  await screen.findByText(new RegExp(`^${words.list.countOf('6', '6')} · ${words.list.sorted('Captures')}`));
  const links = within(screen.getByRole('table', { name: 'Deployments' })).getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  const names = links.map(({ textContent }) => textContent);
  await user.click(links[1] as HTMLElement);
  const ways = await screen.findByRole('navigation', { name: words.neighbours.ofList('Deployments') });
  await waitFor(() =>
    expect(ways).toHaveTextContent(
      position('2', 6, words.list.orderedBy('Captures', words.list.directions.number.down)),
    ),
  );
  expect(
    within(ways).getByRole('link', { name: `${words.neighbours.previous('deployment')}: ${names[0]}` }),
  ).toHaveAttribute('href', hrefs[0]);
  await user.click(within(ways).getByRole('link', { name: `${words.neighbours.next('deployment')}: ${names[2]}` }));
  await waitFor(() => expect(address()).toBe(hrefs[2]));
});

test('next of a deployment opened directly is the next of all by name', async () => {
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/?limit=1000`);
  const { results } = (await answer.json()) as { results: SentOf<'deployments'>[] };
  const inOrder = results.map(({ name }) => name).toSorted(compareNames);
  const alone = results.find(({ name }) => inOrder.indexOf(name) === inOrder.lastIndexOf(name));
  renderAt(`/deployments/${alone?.id}`);
  const ways = await screen.findByRole('navigation', { name: words.neighbours.ofList('Deployments') });
  await waitFor(() =>
    expect(ways).toHaveTextContent(
      position(
        String(inOrder.indexOf(alone?.name ?? '') + 1),
        results.length,
        words.list.orderedBy('Name', words.list.directions.text.up),
      ),
    ),
  );
});

test('a deployment links to its sessions', async () => {
  const truth = await served(36);
  const { user, address } = renderAt('/deployments/36?project=2');
  await user.click(await screen.findByRole('link', { name: words.deployment.itsSessions }));
  await waitFor(() => expect(address()).toBe('/sessions?project=2&deployment=36'));
  const status = await screen.findByText(
    (_text, element) => element?.getAttribute('role') === 'status' && element.textContent.endsWith('sessions'),
  );
  await waitFor(() =>
    expect(status).toHaveTextContent(
      textPattern(textOf(words.list.shownOf(truth.events_count, '§', words.sessions.sessions))),
    ),
  );
});

test('a deployment without location says so and draws no map', async () => {
  renderAt('/deployments/38');
  expect(await screen.findByText(words.deployment.noLocation(words.deployments.whyZero))).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: textPattern(words.deployment.mapOf('§')) })).not.toBeInTheDocument();
});

test.each(['/deployments/99999', '/deployments/abc'])('%s says that there is no such deployment', async (address) => {
  renderAt(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.deployments.noSuch(address.slice(13)));
  expect(screen.getByRole('link', { name: words.deployment.all })).toHaveAttribute('href', '/deployments');
});

test('what the source of a deployment says besides is among its facts', async () => {
  const declared = { period_start: '2024-05-20T18:00:00', period_end: '2024-09-02T08:00:00' };
  const source_details = { cameraHeight: '1.25', habitat: 'Dune slack' };
  service = await faultyService(() => ({ body: { ...madeDeployment(5), ...declared, source_details } }));
  loadedFrom(service.origin);
  renderAt('/deployments/5');
  const details = await screen.findByRole('region', { name: words.deployment.fromSource });
  expect(details).toHaveTextContent('cameraHeight1.25habitatDune slack');
  const facts = screen.getByRole('region', { name: words.deployment.facts });
  const dates = [words.deployment.setUp, words.deployment.takenDown].map((name) => within(facts).getByText(name));
  expect(dates.map((one) => one.nextElementSibling?.textContent)).toEqual(['20 May 2024', '2 Sep 2024']);
});

test('the detail record of running services, with events as an array, is accepted (4.5)', async () => {
  service = await faultyService(() => ({ body: { ...madeDeployment(5), events: [{ id: 1 }], extra: true } }));
  loadedFrom(service.origin);
  renderAt('/deployments/5');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trap 5' })).toBeInTheDocument();
  expect(screen.getByText(words.deployment.noJobs)).toBeInTheDocument();
});

test('a failed refresh leaves the facts with a note; a deleted record disappears', async () => {
  let answer: { status?: number; body: unknown } = { body: madeDeployment(5) };
  service = await faultyService((path, query) => (path === 'deployments/5/' ? answer : pageOf([], query)));
  loadedFrom(service.origin);
  const { user } = renderAt('/deployments/5');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trap 5' })).toBeInTheDocument();
  answer = { status: 500, body: '<h1>Oops</h1>' };
  await user.click(await screen.findByRole('button', { name: words.shell.refresh }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    textPattern(`${words.deployment.notRefreshed(words.api.statusBecause(500, '§'))}§`),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Trap 5' })).toBeInTheDocument();
  answer = { status: 404, body: { detail: 'Not found.' } };
  await user.click(screen.getByRole('button', { name: words.ui.retry }));
  expect(await screen.findByText(words.deployments.noSuch('5'))).toBeInTheDocument();
});

test('an invalid record fails with its field’s name, and can be retried', async () => {
  service = await faultyService(() => ({ body: { ...madeDeployment(5), name: null } }));
  loadedFrom(service.origin);
  renderAt('/deployments/5');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words.deployment.notLoaded);
  expect(alert).toHaveTextContent('name:');
  expect(within(alert).getByRole('button', { name: words.ui.retry })).toBeInTheDocument();
});
