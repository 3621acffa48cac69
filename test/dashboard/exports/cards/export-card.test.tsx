import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { ExportRecord } from '#contract/records/export.ts';
import { watchedAfter, type WatchedExport } from '#dashboard/api/exports/watched-after.ts';
import { noteServiceTimes } from '#dashboard/api/exports/service-clock.ts';
import { DownloadLink } from '#dashboard/exports/cards/download-link.tsx';
import { ExportCard } from '#dashboard/exports/cards/export-card.tsx';
import { ExportMessages } from '#dashboard/exports/cards/export-messages.tsx';
import { ExportTimes } from '#dashboard/exports/cards/export-times.tsx';
import { ExportVerdict } from '#dashboard/exports/cards/export-verdict.tsx';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { madeExport, withJob } from '#test/dashboard/exports/made-export.ts';
import { words } from '#test/words.ts';

const own = words.exports;

function show(part: ReactNode, client = new QueryClient()) {
  return render(part, { wrapper: queryWrapper(client) });
}

describe('the times of an export', () => {
  const open = madeExport(1, { status: 'STARTED', done: 100, updated_at: '2024-06-13T09:10:00' });
  /** The value that the list of times has for a name. */
  const beside = (name: string) => screen.getByText(name).parentElement?.querySelector('dd');
  /** Polled at these times, in ms, when it had that many of 1,000 records. */
  const polled = (...polls: readonly [atMs: number, done: number][]) =>
    polls.reduce<WatchedExport | undefined>(
      (before, [atMs, done]) =>
        watchedAfter(before, madeExport(1, { status: 'STARTED', done }), { atMs, isNew: before !== undefined }),
      undefined,
    ) ?? null;
  const times = (record: ExportRecord, watched: WatchedExport | null, nowMs: number, client?: QueryClient) =>
    show(<ExportTimes record={record} watched={watched} nowMs={nowMs} />, client);

  test('end with how long it took, and have no time left', () => {
    times(madeExport(1, { created_at: '2024-06-13T09:00:00', updated_at: '2024-06-13T09:01:11' }), null, 0);
    expect(beside(own.started)).toHaveTextContent('13 Jun 2024, 09:00:00');
    expect(beside(own.lastUpdate)).toHaveTextContent(/^13 Jun 2024, 09:01:11, took 1 min 11 s$/);
    expect(screen.getByText(own.took('1 min 11 s'))).toHaveAttribute('title', own.tookMeans);
    expect(screen.queryByText(own.timeLeft)).toBeNull();
  });

  test.each([
    ['the same time', '2024-06-13T09:00:00'],
    ['a time before', '2024-06-13T08:00:00'],
    ['no time', null],
  ])('say nothing of how long it took where it ended at %s', (_what, updated_at) => {
    times(madeExport(1, { created_at: '2024-06-13T09:00:00', updated_at }), null, 0);
    expect(screen.queryByTitle(own.tookMeans)).toBeNull();
  });

  test.each([
    [4_999, own.noChangeYet],
    [5_000, own.atLeastAgo('5 seconds')],
    [120_000, own.atLeastAgo('2 minutes')],
  ])('say after %i ms without a change that there was none', (nowMs, text) => {
    times(open, polled([0, 100]), nowMs);
    expect(screen.getByText(text)).toHaveAttribute('title', own.atLeastMeans);
    expect(beside(own.timeLeft)).toHaveTextContent(own.timeLeftUnknown);
    expect(beside(own.timeLeft)).toHaveAttribute('title', own.timeLeftMeans);
  });

  test('count from the newest time of the service, where nothing was seen', () => {
    const client = new QueryClient();
    noteServiceTimes(client, ['2024-06-13T09:40:00'], 0);
    times(open, null, 0, client);
    expect(screen.getByText(own.atLeastAgo('30 minutes'))).toBeVisible();
  });

  test.each([
    [8_999, own.justNow],
    [9_000, own.ago('5 seconds')],
  ])('at %i ms say how long ago the last change was', (nowMs, text) => {
    times(open, polled([0, 0], [2_000, 100], [4_000, 200]), nowMs);
    expect(screen.getByText(text)).toHaveAttribute('title', own.seenMeans);
  });

  test('have the time left at the pace of the records', () => {
    times(open, polled([0, 0], [2_000, 101], [4_000, 201]), 4_000);
    expect(beside(own.timeLeft)).toHaveTextContent(own.aboutAt('15 seconds', 50));
  });

  test('have at least a second left until the export ends', () => {
    times(open, polled([0, 0], [2_000, 500], [4_000, 999]), 5_000);
    expect(beside(own.timeLeft)).toHaveTextContent(own.aboutAt('1 second', 250));
  });
});

describe('the file of an export', () => {
  test('is a link with its name, its size and its host', () => {
    show(<DownloadLink record={madeExport(1)} />);
    const link = screen.getByRole('link', { name: /^Download/ });
    expect(link).toHaveTextContent(`${own.download}1.csv20.5 kB${own.fromHost('files.example.org')}`);
    expect(link).toHaveAttribute('href', 'https://files.example.org/exports/1.csv');
    expect(link).toHaveAttribute('download', '1.csv');
  });

  test('on this host has no host, and in a row of a table the word alone', () => {
    const record = madeExport(1, { file_url: '/exports/1.csv' });
    const { unmount } = show(<DownloadLink record={record} />);
    expect(screen.getByRole('link')).toHaveTextContent(/^Download1\.csv20\.5 kB$/);
    unmount();
    show(<DownloadLink record={record} isShort />);
    expect(screen.getByRole('link')).toHaveTextContent(/^Download$/);
    expect(screen.getByRole('link')).toHaveAttribute('title', '1.csv');
  });

  test('is reported as missing, or with the reason why its address is not used', () => {
    const { unmount } = show(<DownloadLink record={madeExport(1, { file_url: null })} />);
    expect(screen.getByText(own.noFile)).toBeVisible();
    unmount();
    show(<DownloadLink record={madeExport(1, { file_url: 'javascript:alert(1)' })} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/javascript:alert\(1\)$/)).toBeVisible();
  });
});

describe('the verdict of an export', () => {
  const table = () => screen.queryByRole('table', { name: own.differences });

  test('agrees without a table, and explains itself', () => {
    show(<ExportVerdict record={madeExport(1)} />);
    expect(screen.getByText(own.agrees)).toHaveAttribute('title', own.agreesMeans);
    expect(table()).toBeNull();
  });

  test('differs with both values, and says what was not reported', () => {
    show(<ExportVerdict record={madeExport(1, { record_count: 999, file_url: null })} />);
    expect(screen.getByText(own.differs)).not.toHaveAttribute('title');
    const rows = within(table() as HTMLElement).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      [expect.any(String), own.ofExport, own.ofJob],
      [own.compared.done, '999', '1000'],
      [own.compared.total, '999', '1000'],
      [own.compared.address, own.notReported, 'https://files.example.org/exports/1.csv'],
    ]);
  });

  test('is that nothing can be compared where the job is not reported', () => {
    show(<ExportVerdict record={withJob(madeExport(1), null) as ExportRecord} />);
    expect(screen.getByText(own.notComparable)).toBeVisible();
    expect(within(table() as HTMLElement).getAllByText(own.notReported)).toHaveLength(3);
  });
});

describe('the messages of a job', () => {
  const messages = () => screen.queryAllByRole('group');

  test('are its errors, opened, and its log, closed, line by line', () => {
    show(<ExportMessages record={madeExport(1, { progress: { errors: ['No space left.'], logs: ['one', 'two'] } })} />);
    expect(messages().map(({ textContent }) => textContent)).toEqual([
      `${own.errors(1)}No space left.`,
      `${own.logLines(2)}onetwo`,
    ]);
    expect(messages().map((one) => [one.hasAttribute('open'), one.dataset['bad']])).toEqual([
      [true, 'true'],
      [false, undefined],
    ]);
  });

  test('are not shown where the job has none', () => {
    show(<ExportMessages record={madeExport(1)} />);
    expect(messages()).toEqual([]);
  });
});

describe('a card', () => {
  const card = (record: ExportRecord, more: Partial<Parameters<typeof ExportCard>[0]> = {}) => {
    const formats = new Map([['wide', 'Wide table']]);
    const given = { name: 'Set 1', formats, followed: null, isNew: false, isSelected: false, onOrdered: () => {} };
    show(<ExportCard record={record} {...given} {...more} />);
    return screen.getByRole('article', { name: 'Set 1' });
  };
  const stages = () => within(screen.getByRole('list', { name: own.stages })).getAllByRole('listitem');
  const figures = (record: ExportRecord) => {
    card(record);
    return stages().map(({ textContent }) => textContent);
  };
  /** In a job of this status, stages with these fields. */
  const withStages = (status: string, list: readonly object[], changes: Parameters<typeof madeExport>[1] = {}) =>
    madeExport(1, {
      ...changes,
      progress: { summary: { status, progress: 0.5 }, stages: list as never },
      status,
    });
  const counting = (done: unknown, total: unknown) => ({
    name: 'Data export',
    status: 'STARTED',
    progress: 0.5,
    params: [
      { key: 'number_of_records_exported', value: done },
      { key: 'total_records_to_export', value: total },
    ],
  });

  test.each([
    [12, 40, '12 of 40 occurrences'],
    [0, 40, '0 of 40 occurrences'],
    [0, 0, own.noRecords],
    [3, 0, '3 of 0 occurrences'],
    [0, null, own.notCounted],
    [3, null, '3 of –'],
    [0, 'many', '0 of many'],
  ])('counts %j of %j records as “%s”', (done, total, text) => {
    expect(figures(withStages('STARTED', [counting(done, total)]))[0]).toContain(`Data export${text}`);
  });

  test('shows the share of stages that count nothing, until they have ended', () => {
    const [going, over, silent] = figures(
      withStages('STARTED', [
        { name: 'One', status: 'STARTED', progress: 0.25 },
        { name: 'Two', status: 'SUCCESS', progress: 1 },
        { status: 'STARTED' },
      ]),
    );
    expect(going).toMatch(/^One25\s?%/);
    expect(over).toMatch(/^Two✓/);
    expect(silent).toMatch(new RegExp(`^${own.stage('3')}•`));
    expect(screen.getByText('One')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(own.stage('3'))).not.toHaveAttribute('lang');
  });

  test('says nothing of stages that never begin, after a failure', () => {
    const failed = withStages('FAILURE', [
      { name: 'One', status: 'FAILURE', progress: 0.5 },
      { name: 'Two', status: 'CREATED', progress: 0 },
    ]);
    expect(figures(failed)).toEqual([expect.stringMatching(/^One✕/), 'Two']);
  });

  test('says that no stages are reported', () => {
    card(withJob(madeExport(1), null) as ExportRecord);
    expect(screen.getByText(own.noStages)).toBeVisible();
  });

  test.each([
    ['wide', {}, own.formatFor('Wide table', 'Ana')],
    [null, {}, own.formatFor(own.formatUnknown, 'Ana')],
    ['wide', { user: null }, own.formatForUnknown('Wide table')],
  ])('of the format %s names it and who asked for it', (format, changes, text) => {
    const record = { ...madeExport(1), format, ...changes } as ExportRecord;
    expect(within(card(record)).getByText(text)).toBeVisible();
  });

  test('can be downloaded and ordered again once it is finished, and is not cancelled', () => {
    const shown = within(card(madeExport(1)));
    expect(shown.queryByRole('link', { name: /^Download/ })).toBeVisible();
    expect(shown.queryByRole('button', { name: own.again })).toBeVisible();
    expect(shown.queryByRole('button', { name: own.cancel })).toBeNull();
    expect(shown.getByText(own.agrees)).toBeVisible();
    expect(shown.getByText(own.exportId('1'))).toBeVisible();
  });

  test('is cancelled until it has ended, and then can be tried again', () => {
    const shown = within(card(madeExport(1, { status: 'STARTED', done: 5 })));
    expect(shown.queryByRole('button', { name: own.cancel })).toBeVisible();
    expect(shown.queryByRole('link')).toBeNull();
    expect(shown.queryByRole('button', { name: own.tryAgain })).toBeNull();
    expect(screen.getByRole('article')).toHaveAttribute('data-open', 'true');
  });

  test('of a failure can be tried again, and has no file', () => {
    const shown = within(card(madeExport(1, { status: 'FAILURE' })));
    expect(shown.queryByRole('button', { name: own.tryAgain })).toBeVisible();
    expect(shown.queryByRole('button', { name: own.cancel })).toBeNull();
    expect(shown.queryByText(own.noFile)).toBeNull();
  });

  test('without a job is finished where it has a file', () => {
    const finished = withJob(madeExport(1), null) as ExportRecord;
    expect(within(card(finished)).getByRole('link', { name: /^Download/ })).toBeVisible();
    expect(screen.getByText(own.noProjectToRepeat)).toBeVisible();
  });

  test('without a job and without a file cannot be cancelled', () => {
    const begun = { ...withJob(madeExport(1), null), file_url: null } as ExportRecord;
    expect(within(card(begun)).queryByRole('button')).toBeNull();
  });

  test('is marked as new, as selected, and as stalled after ten minutes', () => {
    const record = madeExport(1, { status: 'STARTED', done: 5 });
    const watched = watchedAfter(undefined, record, { atMs: Date.now() - 601_000, isNew: true });
    const shown = card(record, { isNew: true, isSelected: true, followed: { watched, error: null } as never });
    expect(within(shown).getByText(own.isNew)).toBeVisible();
    expect(within(shown).getByText(own.stalled)).toHaveAttribute('title', own.stalledMeans);
    expect(shown).toHaveAttribute('data-selected', 'true');
    expect(within(shown).queryByRole('alert')).toBeNull();
  });

  test('without these marks says why a running export could not be refreshed', () => {
    const followed = { watched: null, error: new Error('It is busy.') } as never;
    const shown = card(madeExport(1, { status: 'STARTED', done: 5 }), { followed });
    expect(within(shown).getByRole('alert')).toHaveTextContent(own.notRefreshed('It is busy.'));
    expect(within(shown).queryByText(own.isNew)).toBeNull();
    expect(within(shown).queryByText(own.stalled)).toBeNull();
    expect(shown).not.toHaveAttribute('data-selected');
  });

  test('of an export that has ended does not say that it could not be refreshed', () => {
    const followed = { watched: null, error: new Error('It is busy.') } as never;
    expect(within(card(madeExport(1), { followed })).queryByRole('alert')).toBeNull();
  });
});
