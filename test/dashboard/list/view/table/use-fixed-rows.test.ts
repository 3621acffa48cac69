import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFixedRows } from '#dashboard/list/view/table/use-fixed-rows.ts';

/** 1,000 rows of 10 pixels between a header of 20 and a footer of 30, in 150 pixels. */
function setUp({ scrolledTo = 0 } = {}) {
  const element = document.createElement('div');
  element.scrollTop = scrolledTo;
  const scroller = { current: element };
  let renders = 0;
  const { result, rerender } = renderHook(
    ({ count }) => {
      renders += 1;
      return useFixedRows(scroller, { count, rowHeight: 10, header: 20, footer: 30, height: 150 });
    },
    { initialProps: { count: 1_000 } },
  );
  return {
    rows: () => [result.current.first, result.current.last],
    renders: () => renders,
    scroll: (top: number) =>
      act(() => {
        element.scrollTop = top;
        element.dispatchEvent(new Event('scroll'));
      }),
    /** where the element is scrolled to, so that the row at this index is in sight */
    topFor: (index: number) => {
      result.current.scrollTo(index);
      return element.scrollTop;
    },
    shorten: (count: number) => rerender({ count }),
  };
}

test('the rows in sight follow the scrolling, and only other rows are rendered', () => {
  const { rows, scroll, renders } = setUp();
  expect(rows()).toEqual([0, 12]);
  scroll(123);
  expect(rows()).toEqual([10, 25]);
  const before = renders();
  scroll(124);
  expect(renders()).toBe(before);
  scroll(100_000);
  // The scroll container is never scrolled further than to its end.
  expect(rows()).toEqual([985, 999]);
});

test('a page that is scrolled already shows the rows in sight', () => {
  const { rows } = setUp({ scrolledTo: 123 });
  expect(rows()).toEqual([10, 25]);
});

test('a list that becomes shorter than it is scrolled shows its last rows, an empty one none', () => {
  const { rows, scroll, shorten } = setUp();
  scroll(5_000);
  expect(rows()).toEqual([498, 512]);
  shorten(30);
  expect(rows()).toEqual([15, 29]);
  shorten(3);
  expect(rows()).toEqual([0, 2]);
  shorten(0);
  expect(rows()).toEqual([0, -1]);
});

test('a row is scrolled to below the header or above the footer, and not if it is in sight', () => {
  const { topFor } = setUp();
  expect(topFor(5)).toBe(0);
  // Ends at 20 + 510; the footer covers the last 30 of 150 pixels.
  expect(topFor(50)).toBe(410);
  expect(topFor(45)).toBe(410);
  expect(topFor(41)).toBe(410);
  expect(topFor(40)).toBe(400);
  expect(topFor(5_000)).toBe(20 + 10_000 - 120);
});
