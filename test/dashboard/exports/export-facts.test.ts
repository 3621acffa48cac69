import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { mayChange } from '#dashboard/api/exports/export-status.ts';
import { waitAfterFailureMs, waitMs } from '#dashboard/api/exports/poll-interval.ts';
import { clampedFraction } from '#dashboard/api/exports/reported-progress.ts';
import { leastAgeMs, noteServiceTimes } from '#dashboard/api/exports/service-clock.ts';
import { watchedAfter, type WatchedExport } from '#dashboard/api/exports/watched-after.ts';
import { exportFile } from '#dashboard/exports/cards/export-file.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { exportName } from '#dashboard/findings/export-name.ts';
import { exportPace } from '#dashboard/exports/cards/export-pace.ts';
import { verifyExport } from '#dashboard/exports/cards/verify-export.ts';
import { formatText } from '#dashboard/exports/format-text.ts';
import { optionsText } from '#dashboard/exports/options-text.ts';
import { recordsText } from '#dashboard/exports/records-text.ts';
import { postFailureText } from '#dashboard/exports/order/post-failure-text.ts';
import { rawLines } from '#dashboard/exports/cards/export-messages.tsx';
import { roughSpanText, spanText } from '#dashboard/exports/cards/span-text.ts';
import { titleMark } from '#dashboard/shell/announce/announce-words.ts';
import { madeExport } from './made-export.ts';
import { words } from '#test/words.ts';

describe('an export', () => {
  test.each([
    [{ collection: { id: '6', name: 'Mid June' } }, {}, 'Mid June · Moths of the bog'],
    [{ deployment: { id: 1, name: 'Gate' }, event: { id: 2, name: 'Jun 12' } }, {}, 'Gate · Jun 12 · Moths of the bog'],
    [{ taxa: 'Noctuidae', collection: { id: '6' } }, {}, 'Noctuidae · collection {"id":"6"} · Moths of the bog'],
    [null, { collection_id: '6', taxon: 12 }, 'collection_id 6 · taxon 12 · Moths of the bog'],
    [
      { deployments: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Trap ${id}` })), first_night: '2024-06-12' },
      {},
      'Trap 1 · Trap 2 · Trap 3 · + 2 · 12 Jun 2024 – · Moths of the bog',
    ],
    [
      { first_night: '2024-06-12', last_night: '2024-06-14', lowest_score: 0.5 },
      {},
      '12 Jun 2024 – 14 Jun 2024 · ≥ 0.5 · Moths of the bog',
    ],
    [{ first_night: '2024-06-12', last_night: '2024-06-12' }, {}, '12 Jun 2024 · Moths of the bog'],
    [{}, {}, `${words.api.allOccurrences} · Moths of the bog`],
    [null, null, `${words.api.filtersUnknown} · Moths of the bog`],
  ])('whose filters are shown as %j, else %j, is named %s', (filters_display, filters, name) => {
    expect(exportName(madeExport(1, { filters_display, filters }), deploymentNames([]))).toBe(name);
  });

  test.each(['SUCCESS', 'FAILURE', 'REVOKED'])(
    'with the status %s changes no more, whatever its progress',
    (status) => {
      expect(mayChange(madeExport(1, { status, progress: { summary: { status, progress: 0.4 } } }))).toBe(false);
    },
  );

  test.each(['CREATED', 'STARTED', 'RETRY', 'UNKNOWN', 'WAITING_FOR_MOON', ''])(
    'with the status “%s” may change, whatever its progress',
    (status) => {
      expect(mayChange(madeExport(1, { status, progress: { summary: { status, progress: 1 } } }))).toBe(true);
    },
  );

  test.each([
    [1.7, 1],
    [-0.2, 0],
    [0.5, 0.5],
    [null, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, 1],
  ])('that reports %s is done to %s', (reported, fraction) => {
    expect(clampedFraction(reported)).toBe(fraction);
  });
});

describe('a finished export is compared with its job (2.6)', () => {
  test('and agrees if all three values do, including numbers as text', () => {
    expect(verifyExport(madeExport(1)).verdict).toBe('agrees');
    const asText = madeExport(1);
    for (const parameter of asText.job.progress.stages[0]?.params ?? []) parameter.value = String(parameter.value);
    expect(verifyExport(asText).verdict).toBe('agrees');
  });

  test('and differences are listed with both values', () => {
    expect(verifyExport(madeExport(1, { record_count: 999 }))).toEqual({
      verdict: 'differs',
      differences: [
        { what: 'done', export: '999', other: '1000' },
        { what: 'total', export: '999', other: '1000' },
      ],
    });
    const elsewhere = verifyExport(madeExport(1, { file_url: 'https://a.example.org/1.csv' }));
    expect(elsewhere.differences).toEqual([
      {
        what: 'address',
        export: 'https://a.example.org/1.csv',
        other: 'https://files.example.org/exports/1.csv',
      },
    ]);
  });

  test.each([
    ['without its origin, as the service’s own file', 'http://127.0.0.1/media/exports/1.csv', 'agrees'],
    ['without its origin, as another service’s file', 'https://files.example.org/media/exports/1.csv', 'differs'],
    ['without its origin, as another file', 'http://127.0.0.1/media/exports/2.csv', 'differs'],
    ['without its origin, as the same text', '/media/exports/1.csv', 'agrees'],
  ])('and an address in the job is the same file: %s', (_what, file_url, verdict) => {
    const record = madeExport(1, { file_url });
    for (const parameter of record.job.progress.stages[1]?.params ?? []) parameter.value = '/media/exports/1.csv';
    expect(verifyExport(record).verdict).toBe(verdict);
  });

  test.each([
    ['both without their origins', '/media/exports/2.csv', '/media/exports/1.csv', 'differs'],
    ['with the same origin and another query', 'http://127.0.0.1/1.csv?b=1', 'http://127.0.0.1/1.csv?b=2', 'differs'],
    ['which is not one, with spaces', ' http://127.0.0.1/1.csv', '/1.csv', 'agrees'],
    ['that is none', 'http://', 'http://127.0.0.1/1.csv', 'differs'],
    ['and none of the two is one', 'http://', 'https://', 'differs'],
  ])('and an address %s is compared with that of the job', (_what, file_url, ofJob, verdict) => {
    const record = madeExport(1, { file_url });
    for (const parameter of record.job.progress.stages[1]?.params ?? []) parameter.value = ofJob;
    expect(verifyExport(record).verdict).toBe(verdict);
  });

  test('and a path is of the host of the user, of the project, or of this page', () => {
    const record = madeExport(1, { file_url: 'http://a.example.org/1.csv' });
    for (const parameter of record.job.progress.stages[1]?.params ?? []) parameter.value = '/1.csv';
    const at = (user: string | null, project: string | null) => {
      const summary = { ...record.job.project, details: project ?? '' };
      const job = { ...record.job, project: project === null ? null : summary };
      return verifyExport({ ...record, job, user: user === null ? null : { ...record.user, details: user } }).verdict;
    };
    expect(at('http://a.example.org/users/1/', 'http://b.example.org/')).toBe('agrees');
    expect(at('http://b.example.org/', 'http://a.example.org/projects/3/')).toBe('agrees');
    expect(at(null, 'http://a.example.org/projects/3/')).toBe('agrees');
    expect(at('http://a.example.org/users/1/', null)).toBe('agrees');
    expect(at('http://b.example.org/', 'http://c.example.org/')).toBe('differs');
    expect(at(null, null)).toBe('differs');
  });

  test('and an empty figure of a stage is none, spaces around one are not part of it', () => {
    const stages = madeExport(1).job.progress.stages;
    const withFirst = (value: string) =>
      madeExport(1, {
        progress: {
          stages: stages.map((stage) => ({
            ...stage,
            params: (stage.params ?? []).map((one, index) => (index === 0 ? { ...one, value } : one)),
          })),
        },
      });
    expect(verifyExport(withFirst('')).differences[0]).toEqual({ what: 'done', export: '1000', other: null });
    expect(verifyExport(withFirst(' 1000 ')).differences.map(({ what }) => what)).not.toContain('done');
  });

  test('and with two origins, the same path is not the same file', () => {
    const record = madeExport(1, { file_url: 'http://127.0.0.1/exports/1.csv' });
    expect(verifyExport(record).differences.map(({ what }) => what)).toEqual(['address']);
  });

  test('and a missing value is neither a difference nor a match', () => {
    expect(verifyExport(madeExport(1, { progress: { stages: [] } })).verdict).toBe('not-reported');
    expect(verifyExport(madeExport(1, { file_url: null })).verdict).toBe('not-reported');
    expect(verifyExport({ ...madeExport(1), job: null }).verdict).toBe('not-reported');
    const nothing = { ...madeExport(1, { record_count: null, file_url: null }), job: null };
    expect(verifyExport(nothing)).toEqual({
      verdict: 'not-reported',
      differences: ['done', 'total', 'address'].map((what) => ({ what, export: null, other: null })),
    });
    expect(verifyExport(madeExport(1, { progress: { stages: [] } })).differences).toHaveLength(3);
  });
});

describe('of a file that was not read', () => {
  const meta = Object.assign(document.createElement('meta'), { name: SERVICE_HEADER });
  afterEach(() => meta.remove());
  const servedFor = (content: string) => document.head.append(Object.assign(meta, { content }));

  test('nothing is said that another service did not say', () => {
    servedFor('https://moths.example.org');
    expect(optionsText(madeExport(1), words.exports)).toBe('');
    expect(optionsText(madeExport(1, { options: {} }), words.exports)).toBe(words.exports.coordinatesExact);
    expect(optionsText(madeExport(1, { options: null }), words.exports)).toBe('');
    const said = optionsText(madeExport(1, { options: { people: 'initials' } }), words.exports);
    expect(said).toBe(`${words.exports.coordinatesExact}, ${words.exports.people.initials}`);
  });

  test('our own service says that coordinates are exact and people are named by saying nothing else', () => {
    servedFor(OWN_SERVICE);
    expect(optionsText(madeExport(1), words.exports)).toBe(
      `${words.exports.coordinatesExact}, ${words.exports.people.names}`,
    );
    const rounded = madeExport(1, { options: { coordinate_digits: 2 } });
    // An order that does not say it is of a release that named people in every file.
    expect(optionsText(rounded, words.exports)).toBe(
      `${words.exports.coordinatesRounded('0.01°')}, ${words.exports.people.names}`,
    );
    const initials = madeExport(1, { options: { coordinate_digits: 2, people: 'initials' } });
    expect(optionsText(initials, words.exports)).toContain(words.exports.people.initials);
  });

  test('a package says whom its order named, and a table nobody', () => {
    const options = { time_zone: 'UTC', rights_holder: 'Ærø Nature', creator: 'B. Person', license: 'CC0-1.0' };
    const { coordinatesExact, rightsHolderIs, creatorIs } = words.exports;
    const named = words.exports.people.names;
    const said = [coordinatesExact, named, 'UTC', rightsHolderIs('Ærø Nature'), creatorIs('B. Person'), 'CC0-1.0'].join(
      ', ',
    );
    expect(optionsText(madeExport(1, { format: 'camtrap_dp', options }), words.exports)).toBe(said);
    expect(optionsText(madeExport(1, { format: 'sessions_csv', options }), words.exports)).toBe(coordinatesExact);
  });
});

test.each([
  ['occurrences_api_json', '', 'Occurrences, API JSON'],
  ['occurrences_api_json', 'occurrences_api_json', 'Occurrences, API JSON'],
  ['occurrences_api_json', 'Everything (JSON)', 'Everything (JSON)'],
  ['wide', '', 'Wide'],
  ['_', '', '_'],
  ['sessions_csv', 'Nights', words.exports.formats.sessions_csv],
])('the format %s, called “%s” by its service, is named %s', (key, given, name) => {
  expect(formatText(key, words.exports, given)).toBe(name);
});

test.each(['occurrences_simple_csv', 'occurrences_api_json'])('%s without filters is of all occurrences', (format) => {
  const record = madeExport(1, { format, filters: {}, filters_display: {} });
  expect(exportName(record, deploymentNames([]))).toBe(`${words.api.allOccurrences} · Moths of the bog`);
  expect(recordsText(7, format, words.exports)).toBe(words.exports.counted.occurrences(7));
});

describe('the file of an export', () => {
  const of = (file_url: string | null, details = 'http://wrong.host/api/v2/users/1/') => {
    const { user, ...record } = madeExport(1);
    return exportFile({ ...record, file_url, user: { ...user, details } });
  };

  test("of our own service is fetched from the page's origin, behind any proxy", () => {
    expect(of('http://wrong.host/media/exports/all%20of-1.csv')).toEqual({
      href: '/media/exports/all%20of-1.csv',
      name: 'all of-1.csv',
      host: null,
    });
  });

  test('of another service is linked as given, with its host', () => {
    expect(of('https://files.example.org/media/exports/1.csv')).toEqual({
      href: 'https://files.example.org/media/exports/1.csv',
      name: '1.csv',
      host: 'files.example.org',
    });
    expect(of('/elsewhere/1.csv?key=5')?.href).toBe('/elsewhere/1.csv?key=5');
  });

  test.each([null, '', 'javascript:alert(1)', 'data:text/csv,a', 'http://'])('at %j is none', (address) => {
    expect(of(address)).toBeNull();
  });
});

describe('an export that is polled', () => {
  const at = (atMs: number, done: number, total = 1_000) => ({ atMs, done, total, fraction: done / total });

  test('has a pace after three observations over three seconds with progress', () => {
    expect(exportPace([at(0, 0), at(2_000, 100)], 2_000)).toBeNull();
    expect(exportPace([at(0, 0), at(500, 50), at(1_000, 100)], 1_000)).toBeNull();
    expect(exportPace([at(0, 0), at(2_000, 100), at(4_000, 200)], 4_000)).toEqual({
      recordsPerSecond: 50,
      leftMs: 16_000,
    });
    // Half a second later there is as much less to wait for.
    expect(exportPace([at(0, 0), at(2_000, 100), at(4_000, 200)], 4_500)?.leftMs).toBe(15_500);
  });

  test('has no pace without progress, or after a pause', () => {
    expect(exportPace([at(0, 5), at(2_000, 5), at(4_000, 5)], 4_000)).toBeNull();
    expect(exportPace([at(0, 0), at(2_000, 100), at(4_000, 200)], 40_000)).toBeNull();
  });

  test('estimates the time left from its progress if it reports no records', () => {
    const bare = [0, 2_000, 4_000].map((atMs) => ({ atMs, done: null, total: null, fraction: atMs / 10_000 }));
    expect(exportPace(bare, 4_000)).toEqual({ recordsPerSecond: null, leftMs: 6_000 });
  });

  test('counts polls without change, and drops its pace on a restart', () => {
    const look = (before: WatchedExport | undefined, done: number, atMs: number) =>
      watchedAfter(before, madeExport(1, { status: 'STARTED', done }), { atMs, isNew: true });
    const twice = look(look(undefined, 100, 0), 200, 2_000);
    expect(twice.sightings.map(({ done }) => done)).toEqual([100, 200]);
    const still = watchedAfter(twice, twice.record, { atMs: 4_000, isNew: false });
    expect([still.unchanged, still.changedAtMs, still.sinceMs]).toEqual([1, 2_000, 0]);
    expect(look(still, 50, 6_000).sightings.map(({ done }) => done)).toEqual([50]);
    expect(look(still, 300, 6_000).unchanged).toBe(0);
  });

  test('is polled 2 s after a change, backs off to 30 s, and respects Retry-After', () => {
    const waits = Array.from({ length: 9 }, (_, unchanged) => waitMs(unchanged));
    expect(waits[0]).toBe(2_000);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBe(30_000);
    expect(waitMs(5_000)).toBe(30_000);
    expect(waitAfterFailureMs(new ApiError('', 429, { retryAfterMs: 90_000 }))).toBe(90_000);
  });
});

test('the age of a zone-less time is relative to the service’s newest timestamp, and grows from there', () => {
  const client = new QueryClient();
  expect(leastAgeMs(client, '2024-06-13T09:00:00', 0)).toBeNull();
  noteServiceTimes(client, ['2024-06-13T09:00:00', '2024-06-13T09:30:00.5'], 1_000_000);
  expect(leastAgeMs(client, '2024-06-13T09:30:00.5', 1_000_000)).toBe(0);
  expect(leastAgeMs(client, '2024-06-13T09:00:00.5', 1_060_000)).toBe(1_860_000);
  // The same times seen later tell less, and are not taken for news.
  noteServiceTimes(client, ['2024-06-13T09:30:00.5'], 9_000_000);
  expect(leastAgeMs(client, '2024-06-13T09:30:00.5', 1_060_000)).toBe(60_000);
});

test.each([
  [null, null, words.exports.notKnownIfReceived],
  [401, null, words.exports.tokenRequired],
  [403, null, words.exports.notAllowed],
  [404, null, words.exports.makesNoExports],
  [429, 60_000, (reason: string) => words.exports.busyFor(60, reason)],
  [429, null, words.exports.busy],
  [503, null, words.exports.serverFailed],
])('an order that is answered with %s is explained', (status, retryAfterMs, text) => {
  const error = new ApiError('It said so.', status, { retryAfterMs });
  expect(postFailureText(error, 'order', words.exports)).toBe(text('It said so.'));
});

test.each([
  [[], []],
  [
    ['a', { b: 1 }, null, 5, [1]],
    ['a', '{\n  "b": 1\n}', '5', '[\n  1\n]'],
  ],
  ['text', ['text']],
  [{ b: 1 }, ['{\n  "b": 1\n}']],
  [null, []],
  [undefined, []],
])('errors and logs in the form %j are shown as they are', (said, lines) => {
  expect(rawLines(said)).toEqual(lines);
});

test('durations are formatted in words', () => {
  expect([0, 12_400, 71_000, 120_000, 11_100_000, 187_200_000].map(spanText)).toEqual([
    '0 s',
    '12 s',
    '1 min 11 s',
    '2 min',
    '3 h 5 min',
    '2 d 4 h',
  ]);
  expect([1_000, 119_000, 7_300_000, 432_000_000].map(roughSpanText)).toEqual([
    '1 second',
    '1 minute',
    '2 hours',
    '5 days',
  ]);
});

test('the tab’s title counts ended exports, failures first', () => {
  const ended = (...statuses: string[]) => statuses.map((status, id) => ({ id, name: '', status }));
  expect(titleMark([], words.announce)).toBe('');
  expect(titleMark(ended('SUCCESS'), words.announce)).toBe('✓ 1 export finished');
  expect(titleMark(ended('SUCCESS', 'SUCCESS', 'FAILURE'), words.announce)).toBe(
    '✕ 1 export failed, 2 exports finished',
  );
});
