import type { ServerResponse } from 'node:http';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { durationWords } from '#dashboard/list/view/bar/duration-words.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { atRest, pageOfCopy, servedAsCopy } from './served-as-copy.ts';
import { askSample, sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, textPattern, words } from '#test/words.ts';

let status: CopyStatus = atRest;
let service: FaultyService | null = null;
let page: { leave: () => void };

beforeEach(() => {
  status = atRest;
  page = pageOfCopy();
});
afterEach(async () => {
  page.leave();
  await service?.stop();
  service = null;
});

const clock = (timestamp: string) => viewerClockText(wallSeconds(timestamp) * 1_000);
const line = () => within(screen.getByRole('complementary', { name: words.shell.copy }));
const is = (text: string) => (_: string, element: Element | null) => element?.textContent === text;
const asOf = (at: string) => words.copyLine.asOf('source.example.org', clock(at));

test('every page of a copy says of what and of when it is, with a link to what is not copied', async () => {
  service = await servedAsCopy(() => status);
  renderAt('/taxa?project=2');
  await waitFor(() => expect(line().getByText(is(asOf(atRest.as_of ?? '')))).toBeVisible());
  expect(line().getByRole('status')).toBeEmptyDOMElement();
  // On paper, where nothing can be opened.
  const uncopied = words.copyLine.notCopiedList(listText([words.copy.uncopied.exports, words.copy.uncopied.users]));
  expect(await screen.findByText(is(`${asOf(atRest.as_of ?? '')} · ${uncopied}`))).toBeInTheDocument();
  expect(line().getByRole('link', { name: words.copyLine.notCopied })).toHaveAttribute(
    'href',
    '/settings?project=2#source',
  );
});

test('a copy says how far it is, and what is wrong: its source is away or refuses, it is paused, was kept, asks; only that is read out', async () => {
  status = {
    ...atRest,
    phase: 'filling',
    filled_at: null,
    as_of: null,
    progress: { list: 'captures', done: 12_300, of: 56_659, seconds_left: 170 },
  };
  service = await servedAsCopy(() => status);
  const { client } = renderAt('/settings');
  const filling = words.copyLine.filling('12,300', '56,659', words.copy.lists.captures);
  const left = words.copyLine.fillingLeft(filling, durationWords(170));
  const shown = await line().findByText(is(left));
  expect(line().getByRole('status')).not.toContainElement(shown);
  status = { ...atRest, unreachable_since: '2026-06-12T13:05:00' };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  const away = words.copyLine.awaySince(clock('2026-06-12T13:05:00'));
  await waitFor(() => expect(line().getByRole('status')).toHaveTextContent(away));
  status = { ...atRest, refused_since: '2026-06-12T13:10:00' };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  const refused = words.copyLine.refusedSince(clock('2026-06-12T13:10:00'));
  await waitFor(() => expect(line().getByRole('status')).toHaveTextContent(refused));
  // Where it is cut off, a tooltip has the whole of it.
  expect(line().getByRole('status')).toHaveAttribute('title', refused);
  expect(line().getByText(is(asOf(atRest.as_of ?? '')))).toHaveAttribute('title', asOf(atRest.as_of ?? ''));
  status = { ...atRest, phase: 'paused' };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  await waitFor(() => expect(line().getByRole('status')).toHaveTextContent(words.copyLine.paused));
  status = { ...atRest, kept: { key: 'much_changed', detail: '', kept_at: '2026-06-12T13:15:00' } };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  const kept = words.copyLine.keptAsOf(clock(atRest.as_of ?? ''));
  await waitFor(() => expect(line().getByRole('status')).toHaveTextContent(kept));
  // The time is said once.
  expect(line().getByText(is(words.copyLine.copyOf('source.example.org')))).toBeVisible();
  status = {
    ...status,
    phase: 'asking',
    question: { key: 'project_gone', detail: '', names: [], list: null, asked_at: '2026-06-12T13:20:00' },
  };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  const asks = await line().findByRole('link', { name: words.copyLine.asks });
  expect(asks).toHaveAttribute('href', '/settings#source');
  expect(line().getByRole('status')).toContainElement(asks);
});

test('what a look has changed is read again, and a page that is of no copy asks for nothing', async () => {
  service = await servedAsCopy(() => status);
  const { client, leave } = renderAt('/projects');
  await line().findByText(is(asOf(atRest.as_of ?? '')));
  await screen.findByRole('heading', { level: 1, name: 'Projects' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const before = service.requests.filter((path) => path.startsWith('projects/')).length;
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  expect(service.requests.filter((path) => path.startsWith('projects/'))).toHaveLength(before);
  // Most looks find nothing new.
  status = { ...atRest, as_of: '2026-06-12T12:47:00' };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  await line().findByText(is(asOf('2026-06-12T12:47:00')));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(service.requests.filter((path) => path.startsWith('projects/'))).toHaveLength(before);
  status = { ...status, changed_at: '2026-06-12T13:02:10' };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  const read = service.requests;
  await waitFor(() => expect(read.filter((path) => path.startsWith('projects/')).length).toBeGreaterThan(before));
  leave();
  page.leave();
  read.length = 0;
  renderAt('/projects');
  await waitFor(() => expect(read.some((path) => path.startsWith('projects/'))).toBe(true));
  expect(screen.queryByRole('complementary', { name: words.shell.copy })).toBeNull();
  expect(read.filter((path) => path.startsWith('copy/'))).toEqual([]);
});

test('a list that is being loaded when a look has changed it is loaded to its end, and then read again', async () => {
  const { body } = await askSample('deployments/?limit=100');
  const { results } = body as { results: unknown[] };
  const held: (() => void)[] = [];
  let isHeld = true;
  const asked = await sampleBut((path, query) => {
    if (path === 'copy/') return { body: status };
    if (path !== 'deployments/') return null;
    const answer = pageOf(results, query, 10);
    if (!isHeld || !query.has('offset')) return answer;
    const raw = (response: ServerResponse) =>
      held.push(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer.body)));
    return { body: null, raw };
  });
  service = asked;
  const { client } = renderAt('/deployments');
  const pages = () => asked.requests.filter((path) => path.startsWith('deployments/')).length;
  await line().findByText(is(asOf(atRest.as_of ?? '')));
  await waitFor(() => expect(held.length).toBeGreaterThan(0));
  const before = pages();
  status = { ...atRest, as_of: '2026-06-12T12:47:00', changed_at: '2026-06-12T12:47:10' };
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  await line().findByText(is(asOf('2026-06-12T12:47:00')));
  expect([pages(), asked.givenUp]).toEqual([before, 0]);
  isHeld = false;
  for (const release of held) release();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const loaded = pages();
  await client.invalidateQueries({ queryKey: queryKeys.copyStatus });
  await waitFor(() => expect(pages()).toBeGreaterThan(loaded));
});

test('a list says the source’s count and what was set aside where it differs, and nothing where it agrees', async () => {
  service = await servedAsCopy(() => status);
  const { leave } = renderAt('/sessions?view=table');
  const differs = words.copy.hereThereAside('4,290', '4,312', '3', words.copy.lists.events);
  expect(await screen.findByText(differs)).toBeVisible();
  leave();
  renderAt('/deployments');
  await screen.findByRole('heading', { level: 1, name: 'Deployments' });
  expect(screen.queryByText(textPattern(words.copy.hereAndThere(String(ANY), String(ANY), '§')))).toBeNull();
});

test.each(['sessions', 'deployments'] as const)(
  'a record of %s says when it was changed at the source',
  async (list) => {
    service = await servedAsCopy(() => status);
    const { body } = await askSample(`${list === 'sessions' ? 'events' : list}/?limit=1`);
    const [{ id } = { id: 0 }] = (body as { results: { id: number }[] }).results;
    renderAt(`/${list}/${id}`);
    expect(await screen.findByText(words.deployment.changedAtSource)).toBeVisible();
  },
);
