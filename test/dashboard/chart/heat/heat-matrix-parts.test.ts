import { expect, test } from 'vitest';
import { heatGeometry, leftOf, positionAt, scrolledTo, topOf } from '#dashboard/chart/heat/heat-geometry.ts';
import { firstPosition, positionOfKey } from '#dashboard/chart/heat/heat-keys.ts';
import { cellAt, firstCellFrom, rangeBetween, type HeatRow } from '#dashboard/chart/heat/heat-row.ts';
import { selectedRanges, selectionOf } from '#dashboard/chart/heat/heat-selection.ts';
import { daysInSight, rowsInSight } from '#dashboard/chart/heat/paint-heat-cells.ts';

const extent = { from: 1_000, to: 1_999 };
const row = (id: number, days: readonly number[]): HeatRow => ({
  id,
  label: `Row ${id}`,
  group: '',
  cells: days.map((day) => ({ day, value: 1 })),
});
const rows = [row(7, []), row(3, [1_010, 1_020, 1_030]), row(9, [1_500])];

test('a cell is found by its day, and a gap gives none', () => {
  const { cells } = row(1, [1_010, 1_020, 1_030]);
  expect([1_000, 1_010, 1_011, 1_030, 1_031].map((day) => firstCellFrom(cells, day))).toEqual([0, 0, 1, 2, 3]);
  expect(cellAt(cells, 1_020)).toEqual({ day: 1_020, value: 1 });
  expect(cellAt(cells, 1_021)).toBeNull();
});

test('screen and matrix positions convert to each other', () => {
  for (const zoom of [null, 4, 14]) {
    const geometry = heatGeometry({ extent, rowCount: 189, zoom }, 1_348);
    for (const place of [
      { row: 0, day: 1_000 },
      { row: 188, day: 1_999 },
      { row: 42, day: 1_234 },
    ]) {
      const [x, y] = [leftOf(geometry, place.day) + geometry.cellWidth / 2, topOf(geometry, place.row) + 1];
      expect(positionAt(geometry, x, y)).toEqual(place);
    }
    expect(positionAt(geometry, -50, 1e9)).toEqual({ row: 188, day: 1_000 });
  }
});

test('without zoom all days fit, with zoom they have at least the requested width', () => {
  expect(heatGeometry({ extent, rowCount: 1, zoom: null }, 1_176).width).toBeCloseTo(1_176);
  expect(heatGeometry({ extent, rowCount: 1, zoom: 8 }, 1_176).cellWidth).toBe(8);
  expect(heatGeometry({ extent: { from: 5, to: 9 }, rowCount: 1, zoom: 4 }, 1_176).cellWidth).toBe(18);
});

test('year labels take less width than names and leave it to the days', () => {
  const [names, years] = [false, true].map((isOfYears) =>
    heatGeometry({ extent, rowCount: 3, zoom: null, isOfYears }, 390),
  );
  expect(years?.labelWidth).toBeLessThan((names?.labelWidth ?? 0) / 2);
  expect(years?.width).toBeCloseTo(390);
});

test('only visible days and rows are painted', () => {
  const geometry = heatGeometry({ extent: { from: 0, to: 99_999 }, rowCount: 5_000, zoom: 4 }, 1_348);
  const view = { left: 40_000, top: 18_000, width: 1_348, height: 700 };
  const [days, inSight] = [daysInSight(geometry, view), rowsInSight(geometry, view)];
  expect(days).toEqual({ first: 10_000, last: 10_293 });
  expect(inSight).toEqual({ first: 1_000, last: 1_038 });
});

test('a hidden position is scrolled into view, a visible one does not scroll', () => {
  const geometry = heatGeometry({ extent, rowCount: 189, zoom: 4 }, 1_348);
  const seen = { left: 400, top: 360, width: 1_348, height: 400 };
  expect(scrolledTo(geometry, { row: 30, day: 1_200 }, seen)).toEqual({ left: 400, top: 360 });
  const there = scrolledTo(geometry, { row: 100, day: 1_900 }, seen);
  const x = leftOf(geometry, 1_900) - there.left;
  const y = topOf(geometry, 100) - there.top;
  expect(x).toBeGreaterThan(geometry.labelWidth);
  expect(x + geometry.cellWidth).toBeLessThan(seen.width);
  expect(y).toBeGreaterThanOrEqual(geometry.axisHeight);
  expect(y + geometry.rowHeight).toBeLessThanOrEqual(seen.height);
  expect(scrolledTo(geometry, { row: 0, day: 1_000 }, seen)).toEqual({ left: 0, top: 0 });
});

test('keys move by day and row, with Ctrl by entry, and stay within the matrix', () => {
  const from = { row: 1, day: 1_020 };
  const go = (key: string, jumps = false, place = from) => positionOfKey(key, jumps, place, rows, extent);
  expect(go('ArrowRight')).toEqual({ row: 1, day: 1_021 });
  expect(go('ArrowUp')).toEqual({ row: 0, day: 1_020 });
  expect(go('ArrowRight', true)).toEqual({ row: 1, day: 1_030 });
  expect(go('ArrowLeft', true)).toEqual({ row: 1, day: 1_010 });
  expect(go('ArrowLeft', true, { row: 1, day: 1_010 })).toEqual({ row: 1, day: 1_010 });
  expect(go('ArrowDown', true)).toEqual({ row: 2, day: 1_020 });
  expect(go('PageUp')).toEqual({ row: 1, day: 1_000 });
  expect(go('Home')).toEqual({ row: 1, day: 1_010 });
  expect(go('End')).toEqual({ row: 1, day: 1_030 });
  expect(go('End', true)).toEqual({ row: 2, day: 1_999 });
  expect(go('Home', false, { row: 0, day: 1_500 })).toEqual({ row: 0, day: 1_000 });
  expect(go('a')).toBeNull();
  expect(firstPosition(rows, extent)).toEqual({ row: 1, day: 1_030 });
});

test('a rectangle selects rows and days; all rows or all days become null', () => {
  const range = rangeBetween({ row: 2, day: 1_100 }, { row: 1, day: 1_300 });
  expect(range).toEqual({ firstRow: 1, lastRow: 2, from: 1_100, to: 1_300 });
  expect(selectionOf(range, rows, extent)).toEqual({ ids: new Set([3, 9]), days: { from: 1_100, to: 1_300 } });
  expect(selectionOf({ firstRow: 0, lastRow: 2, from: 1_100, to: 1_300 }, rows, extent).ids).toBeNull();
  expect(selectionOf({ firstRow: 1, lastRow: 1, ...extent }, rows, extent).days).toBeNull();
});

test('selected rows that are not adjacent give several rectangles', () => {
  expect(selectedRanges({ ids: new Set([7, 9]), days: null }, rows, extent)).toEqual([
    { firstRow: 0, lastRow: 0, ...extent },
    { firstRow: 2, lastRow: 2, ...extent },
  ]);
  expect(selectedRanges({ ids: null, days: { from: 1_100, to: 1_200 } }, rows, extent)).toEqual([
    { firstRow: 0, lastRow: 2, from: 1_100, to: 1_200 },
  ]);
  expect(selectedRanges({ ids: null, days: null }, rows, extent)).toEqual([]);
  expect(selectedRanges({ ids: new Set([4]), days: null }, rows, extent)).toEqual([]);
});
