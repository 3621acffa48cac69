import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { ask } from '#test/service/ask.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeDeployments, serveDeployments } from './made-deployments.ts';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
/** The files saved, by name. */
const files = new Map<string, Blob>();

beforeEach(() => {
  files.clear();
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return `blob:${blobs.length - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length))];
    if (blob !== undefined) files.set(this.download, blob);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service?.stop();
});

async function download(user: ReturnType<typeof renderAt>['user'], button: string): Promise<[string, string]> {
  await user.click(screen.getByRole('button', { name: words.list.panels.download }));
  const panel = within(await screen.findByRole('dialog', { name: words.list.panels.download }));
  await user.click(await panel.findByRole('button', { name: button }));
  await waitFor(() => expect(files.size).toBe(1));
  const [[name, blob] = ['', new Blob()]] = files;
  // As bytes: reading a Blob as text drops the byte order mark.
  return [name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())];
}

test('the file has all rows shown, in their ordering and columns, with the service’s values', async () => {
  const { user } = renderAt(
    '/deployments?view=table&project=3&ordering=-captures_count&columns=name,captures_count,longitude,research_site,first_date',
  );
  await screen.findByText(new RegExp(` · ${words.list.sorted('')}Captures`));
  const [name, text] = await download(user, words.panels.asFile('CSV'));
  expect(name).toMatch(/^noctuary-deployments-denmark-natsvaermere-pa-oer-og-heder-\d{4}-\d\d-\d\d\.csv$/);
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/?limit=1000&project_id=3`);
  const truth = ((await answer.json()) as { results: SentOf<'deployments'>[] }).results
    .toSorted((a, b) => (b.captures_count ?? 0) - (a.captures_count ?? 0) || a.id - b.id)
    .map(({ id, name: trap, captures_count, longitude, latitude, research_site, first_date, project }) => {
      const isNowhere = longitude === 0 && latitude === 0;
      return [
        trap,
        String(captures_count),
        isNowhere ? '' : String(longitude),
        research_site?.name ?? '',
        first_date ?? '',
        project.name,
        isNowhere ? '' : String(latitude),
        String(id),
      ];
    });
  const header = 'name,captures_count,longitude,research_site,first_date,project,latitude,id';
  expect(parse(text)).toEqual([header.split(','), ...truth]);
  expect(text.startsWith('name')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
});

test('search and filters apply to the file; the switch for Excel adds the byte order mark and is stored', async () => {
  const { user } = renderAt('/deployments?view=table&search=erabl&captures_count=1000..&columns=name');
  await screen.findByText(new RegExp(` of 24 · ${words.list.sorted('')}Name`));
  await user.click(screen.getByRole('button', { name: words.list.panels.download }));
  await user.click(await screen.findByRole('checkbox', { name: words.panels.forExcel }));
  await user.keyboard('{Escape}');
  const [name, text] = await download(user, words.panels.asFile('CSV'));
  expect(name).toMatch(/^noctuary-deployments-captures-count-at-least-1000-search-erabl-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.codePointAt(0)).toBe(0xfe_ff);
  const rows: string[][] = parse(text, { bom: true });
  // “Érablière 20” has fewer captures.
  expect(rows.slice(1).map(([trap]) => trap)).toEqual(['Érablière']);
  expect(localStorage.getItem('noctuary-csv-for-excel')).toBe('true');
});

test('deployments download as GeoJSON, including those without a location', async () => {
  const { user } = renderAt('/deployments?view=table');
  await screen.findByText(/^24 of 24 · /);
  const [name, text] = await download(user, words.panels.asFile('GeoJSON'));
  expect(name).toMatch(/\.geojson$/);
  const { features } = JSON.parse(text) as {
    features: { id: number; geometry: { coordinates: number[] } | null; properties: Record<string, unknown> }[];
  };
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/36/`);
  const truth = (await answer.json()) as SentOf<'deployments'>;
  expect(features).toHaveLength(24);
  expect(features.filter(({ geometry }) => geometry === null)).toHaveLength(2);
  const feature = features.find(({ id }) => id === 36);
  expect(feature?.geometry?.coordinates).toEqual([truth.longitude, truth.latitude]);
  expect(feature?.properties).toMatchObject({ name: truth.name, captures_count: truth.captures_count });
});

test.each([0, 45])('the panel says whether no row has a location, where one is at %d° north', async (latitude) => {
  service = await serveDeployments(madeDeployments(2, (id) => ({ latitude: id === 1 ? latitude : 0, longitude: 0 })));
  const { user } = renderAt('/deployments?view=table');
  await screen.findByText(/^2 of 2 · /);
  await user.click(screen.getByRole('button', { name: words.list.panels.download }));
  const panel = within(await screen.findByRole('dialog', { name: words.list.panels.download }));
  await panel.findByRole('button', { name: words.panels.asFile('GeoJSON') });
  expect(panel.queryAllByText(words.panels.noneLocated)).toHaveLength(latitude === 0 ? 1 : 0);
});

test('an incomplete list cannot be downloaded while it is loading; once it has stopped, the button says how much there is', async () => {
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  service = await faultyService(async (path, query) => {
    if (query.has('offset')) await gate;
    return pageOf(path === 'deployments/' ? madeDeployments(150) : [], query, 100);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/deployments?view=table');
  // Where the answer is late, a note outside the page has such a button, too.
  const page = within(screen.getByRole('main'));
  await page.findByRole('button', { name: words.list.cancel });
  await user.click(screen.getByRole('button', { name: words.list.panels.download }));
  const panel = within(await screen.findByRole('dialog', { name: words.list.panels.download }));
  expect(await panel.findByText(words.panels.stillLoading)).toBeInTheDocument();
  expect(panel.getByRole('button', { name: textPattern(words.panels.partAsFile('§', '§', 'CSV')) })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(page.getByRole('button', { name: words.list.cancel }));
  await screen.findByText(words.list.stoppedAt('100', '150'));
  const [, text] = await download(user, words.panels.partAsFile('100', '150', 'CSV'));
  expect(parse(text)).toHaveLength(101);
  goOn();
});

test('sessions download with the same values, whether lists are read whole or with the fields that they show', async () => {
  const texts: string[] = [];
  const asked: boolean[] = [];
  for (const says of [false, true]) {
    files.clear();
    const front = await faultyService(async (path, query) => {
      const { status, text } = await ask(inject('smallUrl'), `/api/v2/${path}?${query}`);
      const headers = { ...(says && { 'list-parameters': 'fields, ids' }) };
      return { status, body: JSON.parse(text) as unknown, headers };
    });
    service = front;
    loadedFrom(front.origin);
    // With a filter, the list is read whole however slow the service is.
    const { user, leave } = renderAt('/sessions?ordering=-captures_count&captures_count=0..');
    await screen.findByText(new RegExp(` · ${words.list.sorted('')}Captures`));
    const [, text] = await download(user, words.panels.asFile('CSV'));
    texts.push(text);
    asked.push(front.requests.some((request) => request.includes('fields=')));
    leave();
    await front.stop();
  }
  expect(asked).toEqual([false, true]);
  expect(parse(texts[0] ?? '')).toHaveLength(194);
  expect(texts[1]).toBe(texts[0]);
});
