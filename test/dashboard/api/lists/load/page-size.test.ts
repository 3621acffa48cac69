import { expect, test } from 'vitest';
import { PageSize } from '#dashboard/api/lists/load/page-size.ts';

test('a page has as many records as take about a second, at least 20 and at most 1,000', () => {
  for (const [ms, size] of [
    [800, 125],
    [100, 1_000],
    [1, 1_000],
    [60_000, 20],
  ] as const) {
    const pages = new PageSize();
    pages.learn(100, 100, ms);
    expect(pages.size).toBe(size);
  }
});

test('two pages are asked for at a time, four where 20 records take less than 150 ms', () => {
  const pages = new PageSize();
  pages.learn(100, 100, 750);
  expect(pages.atATime).toBe(2);
  pages.learn(133, 133, 900);
  expect(pages.atATime).toBe(4);
  // Fewer than 20 in less than that say the same.
  pages.expect(5, 140);
  expect(pages.atATime).toBe(4);
});

test('the pace of a few records is that of the list: how long all take, and how large its first page is', () => {
  const pages = new PageSize();
  expect([pages.estimateMs(2_000), pages.mostAtFirst]).toEqual([null, 1_000]);
  pages.expect(20, 400);
  expect([pages.estimateMs(2_000), pages.mostAtFirst]).toEqual([20_000, 50]);
  // One page is not read two at a time.
  expect(pages.estimateMs(40)).toBe(800);
});
