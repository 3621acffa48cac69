import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { afterEach, expect, inject, test, vi } from 'vitest';
import type { ListedEvent } from '#contract/records/event.ts';
import { fileColumns } from '#dashboard/list/files/file-columns.ts';
import { finish } from '#dashboard/work/slices.ts';
import { sessionsList } from '#dashboard/sessions/lists/sessions-list.ts';
import { deploymentSessionsList } from '#dashboard/sessions/lists/deployment-sessions-list.ts';
import { NO_CONTEXT } from '#dashboard/sessions/model/session-context.ts';
import { columnsState, withRemarks } from '#dashboard/remarks/remark-columns.tsx';
import { columnRanks } from '#dashboard/list/records/column-ranks.ts';
import { forgetRemarks } from '#dashboard/remarks/remarks-store.ts';
import { setNote, setStar } from '#dashboard/remarks/set-remark.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetRemarks();
});

const of = (kind: 'session' | 'deployment', id: number) => ({
  kind,
  id,
  name: 'x',
  night: null,
  taken: null,
  session: null,
});
const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent?.replace(/[▲▼]/, '').trim());
const rowOf = (table: HTMLElement, id: number) => table.querySelector<HTMLElement>(`tr[data-id="${id}"]`);

async function saved(user: ReturnType<typeof renderAt>['user'], button: string): Promise<string> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: words.list.panels.download }));
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(files).toHaveLength(1));
  return (await files[0]?.text()) ?? '';
}

test('a list without stars and notes is as it was; a touch of the page brings both columns to choose from', async () => {
  const { user } = renderAt('/deployments?view=table&project=3');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(textPattern(`§${words.list.sorted('§')}`));
  await user.click(screen.getByRole('button', { name: words.list.panels.columns }));
  const panel = within(await screen.findByRole('dialog', { name: words.list.panels.columns }));
  expect(await panel.findByRole('checkbox', { name: words.remarks.star })).not.toBeChecked();
  expect(panel.getByRole('checkbox', { name: words.remarks.note })).not.toBeChecked();
  expect(headers(table)).not.toContain(words.remarks.star);
  await user.click(panel.getByRole('checkbox', { name: words.remarks.star }));
  expect(headers(table)).toContain(words.remarks.star);
});

test('the first star brings its column beside the name, and a row is starred there without being opened', async () => {
  setStar(of('deployment', 36), true);
  const { user, address } = renderAt('/deployments?view=table&project=2');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(textPattern(`§${words.list.sorted('§')}`));
  await waitFor(() => expect(headers(table).slice(0, 2)).toEqual(['Name', words.remarks.star]));
  expect(headers(table)).not.toContain(words.remarks.note);
  const starOf = (row: HTMLElement | null) =>
    within(row as HTMLElement).getByRole('button', { name: textPattern(words.remarks.starOf('§')) });
  expect(starOf(rowOf(table, 36))).toHaveAttribute('aria-pressed', 'true');
  const other = [...table.querySelectorAll<HTMLElement>('tr[data-id]')].find((row) => row.dataset['id'] !== '36');
  await user.click(starOf(other ?? null));
  expect(starOf(other ?? null)).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem(`noctuary-remarks  deployment ${other?.dataset['id']}`)).toMatch(/"star":true/);
  expect(address()).toBe('/deployments?view=table&project=2');
});

test('sessions are filtered to the starred ones, sorted by stars, searched by notes, and their file has both columns', async () => {
  const answer = await fetch(`${inject('smallUrl')}/api/v2/events/?limit=1000&project_id=6`);
  const { results } = (await answer.json()) as { results: ListedEvent[] };
  const [first, second] = results.map(({ id }) => id) as [number, number];
  setStar(of('session', first), true);
  setNote(of('session', second), '=SUM(A1)\nzebra “moth”', '');
  const { user, address } = renderAt('/sessions?project=6&star=yes');
  const table = await screen.findByRole('table', { name: 'Sessions' });
  await within(table).findByText(new RegExp(`^1 of ${results.length} · `));
  expect(rowOf(table, first)).not.toBeNull();
  // Unstarred, it leaves the filtered list.
  await user.click(
    within(rowOf(table, first) as HTMLElement).getByRole('button', {
      name: textPattern(words.remarks.starOf('§')),
    }),
  );
  await within(table).findByText(new RegExp(`^0 of ${results.length} · `));
  setStar(of('session', first), true);
  await within(table).findByText(new RegExp(`^1 of ${results.length} · `));

  await user.click(screen.getByRole('button', { name: textPattern(words.ui.removeFilter(`${words.remarks.star}§`)) }));
  await user.type(screen.getByRole('searchbox'), 'zebra');
  // Also with the star there was one.
  await waitFor(() => expect(rowOf(table, second)).toHaveTextContent('zebra “moth”'));
  await within(table).findByText(new RegExp(`^1 of ${results.length} · `));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(within(table).getByRole('button', { name: words.remarks.star }));
  await user.click(within(table).getByRole('button', { name: words.remarks.star }));
  await waitFor(() => expect(address()).toContain('ordering=-star'));
  await waitFor(() => expect(table.querySelector('tr[data-id]')).toBe(rowOf(table, first)));

  const rows: Record<string, string>[] = parse(await saved(user, words.panels.asFile('CSV')), { columns: true });
  expect(rows).toHaveLength(results.length);
  const byId = new Map(rows.map((row) => [Number(row['id']), row]));
  expect(byId.get(first)).toMatchObject({ star: 'true', note: '' });
  expect(byId.get(second)).toMatchObject({ star: 'false', note: "'=SUM(A1)\nzebra “moth”" });
  // Neither the address nor the file's columns tell others what the notes say.
  expect(decodeURIComponent(address())).not.toContain('zebra');
});

test('GeoJSON of deployments has both; the sessions of one deployment have them without a filter', async () => {
  setStar(of('deployment', 36), true);
  setNote(of('deployment', 36), 'Ask at the farm.', '');
  const { user } = renderAt('/deployments?view=table&star=yes');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(/^1 of 24 · /);
  const { features } = JSON.parse(await saved(user, words.panels.asFile('GeoJSON'))) as {
    features: { properties: object }[];
  };
  expect(features.map(({ properties }) => properties)).toMatchObject([{ star: true, note: 'Ask at the farm.' }]);
  const ofSessions = withRemarks(sessionsList(NO_CONTEXT, words.sessions), 'session');
  expect(Object.keys(ofSessions.filterParameters)).toContain('star');
  const ofOne = withRemarks(deploymentSessionsList(NO_CONTEXT, words.sessions), 'session');
  expect(ofOne.columns.map(({ field }) => field)).toEqual(expect.arrayContaining(['star', 'note']));
  expect(ofOne.filterParameters).toEqual({});
  expect(ofOne.parameters.search.read('Danaus')).toBe('');
});

test('both columns of files say what they are and that they come from this browser', () => {
  const list = withRemarks(sessionsList(NO_CONTEXT, words.sessions), 'session');
  const files = fileColumns(list, list.columns, words.list);
  expect(files.filter(({ name }) => name === 'star' || name === 'note')).toMatchObject([
    { name: 'star', label: words.remarks.star, type: 'true or false', source: 'this browser' },
    { name: 'note', label: words.remarks.note, type: 'text', source: 'this browser' },
  ]);
});

test('a star changes nothing of a list that is not arranged by stars, and no other column where it is', () => {
  const given = sessionsList(NO_CONTEXT, words.sessions);
  const records = [1, 2, 3].map((id) => madeEvent(id) as ListedEvent);
  setStar(of('session', 1), true);
  const before = columnsState('session', '?ordering=-captures_count&project=3');
  const arranged = columnsState('session', '?ordering=-star,day');
  const list = withRemarks(given, 'session');
  setStar(of('session', 2), true);
  expect(columnsState('session', '?ordering=-captures_count&project=3')).toBe(before);
  for (const query of ['?ordering=-star,day', '?star=yes', '?search=x', '?project=3&ordering=note'])
    expect([query, columnsState('session', query)]).not.toEqual([query, arranged]);
  const next = withRemarks(given, 'session');
  const changed = next.columns.filter((column) => !list.columns.includes(column)).map(({ field }) => field);
  expect(changed).toEqual(['star', 'note']);
  // A new column is ranked anew, so that a sort sees the new star.
  const star = (columns: typeof next.columns) => columns.find(({ field }) => field === 'star') as (typeof columns)[0];
  expect([...finish(columnRanks(records, star(next.columns))).ranks]).toEqual([1, 1, 0]);
});
