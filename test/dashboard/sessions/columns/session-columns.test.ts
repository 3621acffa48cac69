import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { messages as spanishFlags } from '#dashboard/findings/flags/labels/messages/es.ts';
import { filterParameter } from '#dashboard/list/model/filter-parameter.ts';
import { sessionColumns } from '#dashboard/sessions/columns/session-columns.tsx';
import { messages as spanish } from '#dashboard/sessions/messages/es.ts';
import { FLAG_VALUES } from '#dashboard/findings/flags/flag-values.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { finish } from '#dashboard/work/slices.ts';
import { sessionContext } from '#dashboard/sessions/model/session-context.ts';
import { nightOf } from '#contract/nights.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { words } from '#test/words.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const nights = [
  ['2024-06-12T21:40:00', '2024-06-13T05:55:00', '12→13 Jun 2024', '2024-06-12'],
  ['2025-05-31T21:40:00', '2025-06-01T05:55:00', '31 May→1 Jun 2025', '2025-05-31'],
  ['2024-12-31T18:00:00', '2025-01-01T07:00:00', '31 Dec 2024→1 Jan 2025', '2024-12-31'],
  ['2024-02-28T20:00:00', '2024-02-29T05:00:00', '28→29 Feb 2024', '2024-02-28'],
  ['2023-02-28T20:00:00', '2023-03-01T05:00:00', '28 Feb→1 Mar 2023', '2023-02-28'],
  ['2024-06-12T19:00:00', '2024-06-12T23:59:59', '12→13 Jun 2024', '2024-06-12'],
  ['2024-06-12T19:00:00', '2024-06-13T00:00:00', '12→13 Jun 2024', '2024-06-12'],
  // After midnight: of the night of the evening before.
  ['2024-06-13T01:10:00', '2024-06-13T04:00:00', '12→13 Jun 2024', '2024-06-12'],
  ['2025-01-01T00:00:00', '2025-01-01T04:00:00', '31 Dec 2024→1 Jan 2025', '2024-12-31'],
  ['2024-06-13T11:59:59', '2024-06-13T12:30:00', '12→13 Jun 2024', '2024-06-12'],
  ['2024-06-13T12:00:00', '2024-06-13T12:30:00', '13→14 Jun 2024', '2024-06-13'],
  // Several nights in one session, one capture, an unknown end, an end before the start.
  ['2024-04-03T20:00:00', '2024-07-01T04:00:00', '3 Apr→1 Jul 2024', '2024-04-03'],
  ['2024-06-12T22:00:00', '2024-06-12T22:00:00', '12→13 Jun 2024', '2024-06-12'],
  ['2024-06-12T22:00:00', null, '12→13 Jun 2024', '2024-06-12'],
  ['2024-06-12T22:00:00', '2024-06-10T22:00:00', '12→13 Jun 2024', '2024-06-12'],
] as const;

test.each(['America/Montreal', 'Europe/Copenhagen', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'a viewer in %s sees the nights of the trap’s own clock',
  (zone) => {
    process.env['TZ'] = zone;
    for (const [start, end, text, evening] of nights) {
      expect(nightText(start, end)).toBe(text);
      expect(isoOfDay(nightOf(start))).toBe(evening);
    }
  },
);

test('day numbers and dates convert into each other, across leap days and centuries', () => {
  for (const date of ['1969-12-31', '1970-01-01', '2000-02-29', '2023-03-01', '2024-12-31', '0099-05-06']) {
    expect(isoOfDay(dayOfIso(date) ?? Number.NaN)).toBe(date);
  }
  expect([dayOfIso('1970-01-02'), dayOfIso('2024-02-30'), dayOfIso('yesterday')]).toEqual([1, null, null]);
});

const contextOf = (...given: Parameters<typeof sessionContext>) => finish(sessionContext(...given));

test('the columns are complete; deployment id, project and site are hidden by default', () => {
  const columns = sessionColumns(contextOf([], []), words.sessions);
  expect(columns.filter(({ hidden }) => hidden !== true).map(({ header }) => header)).toEqual([
    'Night',
    'Deployment',
    'Start',
    'Duration',
    'Captures',
    'Captures/h',
    'Detections',
    'Occurrences',
    'Taxa',
    'Moon',
    'Flags',
  ]);
  expect(columns.filter(({ hidden }) => hidden === true).map(({ header }) => header)).toEqual([
    'Deployment id',
    'Project',
    'Site',
  ]);
});

test('counts of a session without processed images are unknown in cells and files, not 0, and say why', () => {
  const counts = { captures_count: 40, detections_count: 0, occurrences_count: 0, taxa_count: 0 };
  const unprocessed = madeEvent(1, { ...counts, processed_captures_count: 0 });
  const processed = madeEvent(2, { ...counts, processed_captures_count: 40 });
  const columns = sessionColumns(contextOf([unprocessed, processed], []), words.sessions);
  for (const name of ['detections_count', 'occurrences_count', 'taxa_count']) {
    const column = columns.find(({ field }) => field === name);
    expect([name, column?.value(unprocessed), column?.value(processed)]).toEqual([name, null, 0]);
    const cell = column?.cell;
    expect(renderToStaticMarkup(cell?.(unprocessed))).toContain(words.sessions.notProcessed);
  }
  expect(columns.find(({ field }) => field === 'captures_count')?.value(unprocessed)).toBe(40);
});

test('flags are unknown until every session is loaded; then “no flags” is a choice', () => {
  const session = madeEvent(1, { occurrences_count: 0, captures_count: 40 });
  const other = madeEvent(2, { occurrences_count: 3 });
  const flagsColumn = (isWhole: boolean) =>
    sessionColumns(contextOf(isWhole ? [session, other] : null, []), words.sessions).find(
      ({ field }) => field === 'flags',
    );
  expect(flagsColumn(false)?.value(session)).toBeNull();
  expect(flagsColumn(false)?.choice?.(session)).toBeNull();
  expect(flagsColumn(true)?.value(session)).toBe(words.flags.flags.empty);
  expect(flagsColumn(true)?.choice?.(session)).toEqual([FLAG_VALUES.empty]);
  expect(flagsColumn(true)?.choice?.(other)).toEqual(['no flags']);
  expect(flagsColumn(true)?.csv?.(other)).toBe('');
});

test('flags have the language’s words on screen, and English ones in addresses and files', async () => {
  await changeLanguage('es');
  const session = madeEvent(1, { occurrences_count: 0, captures_count: 40 });
  const column = sessionColumns(contextOf([session], []), spanish).find(({ field }) => field === 'flags');
  expect(column?.header).toBe(spanish.columns.flags);
  expect(column?.value(session)).toBe(spanishFlags.flags.empty);
  expect(column?.csv?.(session)).toBe(FLAG_VALUES.empty);
  expect(column?.choice?.(session)).toEqual([FLAG_VALUES.empty]);
  expect(column?.choices?.textOf(FLAG_VALUES.empty)).toBe(spanishFlags.flags.empty);
});

test('an older address with another name of a flag still filters by it', () => {
  const column = sessionColumns(contextOf([], []), words.sessions).find(({ field }) => field === 'flags');
  if (column === undefined) throw new Error('There is no column of flags.');
  const read = (text: string) => filterParameter(column).read(text);
  expect(read('far from other nights')).toEqual(read('unusual number of captures'));
  expect(read('overlap,nonsense')).toEqual(read('overlap'));
});

test('columns are wide enough for their headers in each language', () => {
  for (const language of [words.sessions, spanish]) {
    const count = sessionColumns(contextOf([], []), language).find(({ field }) => field === 'occurrences_count');
    expect(count?.width).toBeGreaterThan(6.7 * (count?.header.length ?? 0));
  }
});

test('files have raw values: the evening’s date, hours, rates with three decimals, percent', () => {
  const session = madeEvent(1, {
    start: '2024-06-13T01:00:00',
    duration: '29700.0',
    captures_count: 100,
    deployment: { id: 5, name: 'Trap 5', details: '', user_permissions: [] },
  });
  const columns = sessionColumns(contextOf([session], [madeDeployment(5)]), words.sessions);
  const raw = Object.fromEntries(columns.map(({ field, csv, value }) => [field, (csv ?? value)(session)]));
  expect(raw).toMatchObject({
    day: '2024-06-12',
    deployment: 'Trap 5',
    project: 'Project',
    start: '2024-06-13T01:00:00',
    duration: 8.25,
    captures_count: 100,
    captures_per_hour: 12.121,
  });
});

test('the moon of a row is computed for its deployment’s location', () => {
  const session = madeEvent(1, { start: '2024-06-10T22:00:00', duration: '0.0' });
  const moonOf = (place: { latitude: number; longitude: number }) => {
    const deployments = [madeDeployment(session.deployment.id, place)];
    const columns = sessionColumns(finish(sessionContext([session], deployments)), words.sessions);
    const column = columns.find(({ field }) => field === 'moon');
    return { lit: column?.value(session), drawn: renderToStaticMarkup(column?.cell(session)) };
  };
  const [north, south] = [moonOf({ latitude: 45, longitude: 0 }), moonOf({ latitude: -33, longitude: 0 })];
  expect(north.drawn).toContain('--towards-light:to right');
  expect(south.drawn).toContain('--towards-light:to left');
  // At a longitude 9 h further east, the same clock time is 9 h earlier, so the waxing moon is less lit.
  expect(Number(north.lit) - Number(moonOf({ latitude: 45, longitude: 135 }).lit)).toBe(3);
  // The location is unknown.
  expect(moonOf({ latitude: 0, longitude: 0 }).lit).toBe(north.lit);
});
