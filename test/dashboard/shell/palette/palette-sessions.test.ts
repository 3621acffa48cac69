import { expect, test } from 'vitest';
import { dateOfDay } from '#contract/time.ts';
import { finish } from '#dashboard/work/slices.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { markedPieces, matchRank, wantedWords } from '#dashboard/shell/palette/palette-match.ts';
import { sessionsFound } from '#dashboard/shell/palette/sessions-found.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { madeEvents } from '#test/support/made-event.ts';

// In no order of their nights; each start is another.
const sessions = madeEvents(600, (id) => {
  const place = (id * 211) % 601;
  const day = `2024-${String(1 + Math.floor(place / 50)).padStart(2, '0')}-${String(1 + (place % 28)).padStart(2, '0')}`;
  const start = `${day}T20:${String(place % 60).padStart(2, '0')}:${String(id % 60).padStart(2, '0')}`;
  return { start, end: `${day}T23:59:59`, day };
});
const found = (words: string[], most = 40) =>
  finish(sessionsFound(sessions, words, { most, names: deploymentNames([]) }));

/** By every session, as one would look by hand. */
function naively(words: readonly string[]): number[] {
  return sessions
    .filter(({ id, deployment, start, day }) => {
      const name = nameText(deployment).toLowerCase();
      const rest = words.filter((word) => !name.includes(word)).join(' ');
      // A night is searched by its evening.
      const night = `${dayText(dateOfDay(dayNumberOf(start)))} ${day}`.toLowerCase();
      // A number alone is no night.
      const isNight = /\D|\d{4}/.test(rest);
      const isFound =
        rest === '' || (isNight && night.includes(rest) && !/\d/.test(night[night.indexOf(rest) - 1] ?? ' '));
      return isFound || (words.length === 1 && words[0] === String(id));
    })
    .toSorted((a, b) => {
      const [one, other] = [a, b].map(({ id }) => words.length === 1 && words[0] === String(id));
      return Number(other) - Number(one) || (a.start < b.start ? 1 : -1);
    })
    .map(({ id }) => id);
}

test.each([[['trap']], [['trap', '4']], [['jun']], [['2024-07']], [['17', 'mar']], [['trap', 'dec', '2024']]])(
  '%j finds the newest sessions that match the words, and their number',
  (words) => {
    const wanted = naively(words);
    expect(wanted.length).toBeGreaterThan(0);
    expect(found(words).count).toBe(wanted.length);
    expect(found(words).records.map(({ id }) => id)).toEqual(wanted.slice(0, 40));
    expect(found(words, 3).records.map(({ id }) => id)).toEqual(wanted.slice(0, 3));
  },
);

test('an id comes first, whatever its night is', () => {
  const oldest = sessions.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
  const { records, count } = found([String(oldest?.id)]);
  expect(records[0]).toBe(oldest);
  expect(count).toBe(naively([String(oldest?.id)]).length);
  expect(found(['nowhere'])).toMatchObject({ words: ['nowhere'], count: 0, records: [] });
});

test('a name with a number wins over a date, as in the list, and the other reading can be typed', () => {
  const starts = { 1: '2025-07-03T21:00:00', 2: '2025-07-20T21:00:00', 3: '2025-07-03T21:00:00' };
  const names = ['Trampa 1', 'Trampa 3', 'Trampa 3 · #113'];
  const nights = madeEvents(3, (id) => ({
    start: starts[id as 1 | 2 | 3],
    deployment: { id, name: names[id - 1] ?? '', details: '', user_permissions: [] },
  }));
  const search = (typed: string) =>
    finish(sessionsFound(nights, wantedWords(typed), { typed, most: 40, names: deploymentNames([]) }));
  const { records, read } = search('Trampa 1 Jul 2025');
  expect(records.map(({ id }) => id)).toEqual([1]);
  expect(read.other?.typed).toBe('Trampa 2025-07-01');
  expect(
    search('Trampa 2025-07-03')
      .records.map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 3]);
  expect(search('Trampa 13').records).toEqual([]);
});

test('an entry matches a number as a whole word, which alone is marked', () => {
  expect(matchRank(['trampa', '3'], 7, 'trampa 3', 'costa rica')).toBe(1);
  expect(matchRank(['trampa', '3'], 7, 'trampa 2 · #113', '')).toBeNull();
  const marked = (text: string) => markedPieces(text, ['3']).flatMap((piece) => (piece.isMatch ? [piece.text] : []));
  expect(marked('Trampa 3 · #113')).toEqual(['3']);
});
