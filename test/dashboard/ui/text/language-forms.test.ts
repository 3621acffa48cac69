import { afterEach, describe, expect, test } from 'vitest';
import { inLanguage, showLanguage } from '#dashboard/ui/language/language.ts';
import { LANGUAGES, type Language } from '#dashboard/ui/language/languages.ts';
import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { dayText, monthText } from '#dashboard/ui/text/day-text.ts';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { durationText } from '#dashboard/ui/text/duration-text.ts';
import { clausesText, labelledText } from '#dashboard/ui/text/joined-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { typedNumber } from '#dashboard/ui/text/typed-number.ts';

afterEach(() => showLanguage('en'));

/** Narrow and plain no-break spaces as a plain one, since Unicode data change between versions. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const inAll = (write: () => string) =>
  Object.fromEntries((Object.keys(LANGUAGES) as Language[]).map((one) => [one, inLanguage(one, () => plain(write()))]));

test('a night is named by both dates in the order of each language', () => {
  expect(inAll(() => nightText('2024-06-12T21:40:00', '2024-06-13T05:10:00'))).toEqual({
    en: '12→13 Jun 2024',
    fr: '12→13 juin 2024',
    es: '12→13 jun 2024',
    da: '12→13. jun. 2024',
    ja: '2024年6月12→13日',
  });
  expect(inAll(() => nightText('2025-05-31T21:40:00', '2025-06-01T05:10:00'))).toEqual({
    en: '31 May→1 Jun 2025',
    fr: '31 mai→1 juin 2025',
    es: '31 may→1 jun 2025',
    da: '31. maj→1. jun. 2025',
    ja: '2025年5月31日→6月1日',
  });
  expect(inAll(() => nightText('2024-12-31T21:40:00', '2025-01-01T05:10:00'))).toMatchObject({
    fr: '31 déc. 2024→1 janv. 2025',
    ja: '2024年12月31日→2025年1月1日',
  });
});

test('days, times, durations, distances and lists are in the form of each language', () => {
  expect(inAll(() => dayText({ year: 2024, month: 2, day: 3 }))).toEqual({
    en: '3 Feb 2024',
    fr: '3 févr. 2024',
    es: '3 feb 2024',
    da: '3. feb. 2024',
    ja: '2024年2月3日',
  });
  expect(inAll(() => monthText(6))).toMatchObject({ en: 'Jun', fr: 'juin', ja: '6月' });
  expect(inAll(() => timestampText('2024-06-12T22:05:30'))).toMatchObject({
    en: '12 Jun 2024, 22:05:30',
    ja: '2024年6月12日 22:05:30',
  });
  expect(inAll(() => durationText(8 * 3_600 + 15 * 60))).toEqual({
    en: '8 h 15 min',
    fr: '8 h 15 min',
    es: '8 h 15 min',
    da: '8 t. 15 min.',
    ja: '8 時間 15 分',
  });
  expect(inAll(() => distanceText(1_570))).toMatchObject({ en: '1.6 km', fr: '1,6 km' });
  expect(inAll(() => listText(['A', 'B', 'C']))).toMatchObject({ en: 'A, B, C', ja: 'A、B、C' });
});

test('a text after its name and statements in a line are joined as each language does', () => {
  expect(inLanguage('fr', () => labelledText('Trap 4', 'nothing'))).toBe('Trap 4\u202F: nothing');
  expect(inLanguage('fr', () => clausesText(['A', 'B']))).toBe('A\u202F; B');
  expect(inLanguage('ja', () => `${labelledText('A', 'B')} ${clausesText(['A', 'B'])}`)).toBe('A：B A；B');
  expect(inLanguage('da', () => `${labelledText('A', 'B')} ${clausesText(['A', 'B'])}`)).toBe('A: B A; B');
});

test('numbers, percents and sizes are in the form of each language', () => {
  expect(inAll(() => numberText(52_720))).toEqual({
    en: '52,720',
    fr: '52 720',
    es: '52.720',
    da: '52.720',
    ja: '52,720',
  });
  expect(inAll(() => wholePercentText(0.53))).toMatchObject({ en: '53%', fr: '53 %', da: '53 %' });
  expect(inAll(() => bytesText(122_139_527_356, 'decimal'))).toMatchObject({ en: '122.1 GB', fr: '122,1 Go' });
  expect(inLanguage('da', () => typedNumber('1.234,5'))).toBe(1_234.5);
});

describe('a change of language', () => {
  test('holds for formatters that were used before', () => {
    expect(numberText(52_720)).toBe('52,720');
    showLanguage('da');
    expect(numberText(52_720)).toBe('52.720');
    expect(document.documentElement).toHaveAttribute('lang', 'da');
  });

  test('sorts names by the rules of the language', () => {
    const sorted = () => ['Ø', 'Z', 'A', 'Å'].toSorted(compareNames).join('');
    expect(sorted()).toBe('AÅØZ');
    showLanguage('da');
    expect(sorted()).toBe('AZØÅ');
  });
});
