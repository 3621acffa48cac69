import { isMainThread } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { clockText, timestampClockText, timestampText, viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { percentText, progressText, wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { quantityText } from '#dashboard/ui/text/quantity-text.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

test('times of day have one format for all clocks', () => {
  expect([clockText(0), clockText(79_505), clockText(79_505.9, { withSeconds: true })]).toEqual([
    '00:00',
    '22:05',
    '22:05:05',
  ]);
  expect(clockText(-60)).toBe('23:59');
  expect(timestampClockText('2024-06-12T22:05:05')).toBe('22:05');
  expect(timestampText('2024-06-12T02:05:05.250000')).toBe('12 Jun 2024, 02:05:05');
  expect([timestampText('soon'), timestampClockText('soon')]).toEqual(['soon', 'soon']);
});

// The mutants run in threads, whose time zone cannot be changed.
test.runIf(isMainThread).each([
  { zone: 'America/Montreal', text: '20 Nov, 16:04' },
  { zone: 'Asia/Tokyo', text: '21 Nov, 06:04' },
])('the viewer’s own clock in $zone has that form too, with the day where it is another one', ({ zone, text }) => {
  process.env['TZ'] = zone;
  expect(viewerClockText(Date.UTC(2024, 10, 20, 21, 4))).toBe(text);
  expect(viewerClockText(Date.now())).toMatch(/^\d\d:\d\d$/);
  expect(viewerClockText(Date.now(), { withSeconds: true })).toMatch(/^\d\d:\d\d:\d\d$/);
});

test('percentages have one format in tables, bars, chips and texts', () => {
  expect([percentText(0.531), wholePercentText(0.531), quantityText(12.5, '%'), quantityText(50, '%')]).toEqual([
    '53.1%',
    '53%',
    '12.5%',
    '50%',
  ]);
  expect([quantityText(1_250), quantityText(12.5, 'h')]).toEqual(['1,250', '12.5 h']);
  expect([0, 0.001, 0.999, 1].map(progressText)).toEqual(['0%', '< 1%', '99%', '100%']);
});
