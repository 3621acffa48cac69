import { expect, test } from 'vitest';
import { draggedRange, keyedRange, narrowed } from '#dashboard/chart/brush/brush-moves.ts';

const extent = { from: 100, to: 199 };
const range = { from: 120, to: 140 };

test('an end follows the pointer, limited by the other end and the data', () => {
  expect(draggedRange(range, 'from', 110, extent)).toEqual({ from: 110, to: 140 });
  expect(draggedRange(range, 'from', 170, extent)).toEqual({ from: 140, to: 140 });
  expect(draggedRange(range, 'from', -5, extent)).toEqual({ from: 100, to: 140 });
  expect(draggedRange(range, 'to', 400, extent)).toEqual({ from: 120, to: 199 });
  expect(draggedRange(range, 'to', 90, extent)).toEqual({ from: 120, to: 120 });
});

test('dragging the middle moves the range and preserves its length at the edges', () => {
  const grip = { kind: 'move', grabbed: 130 } as const;
  expect(draggedRange(range, grip, 133, extent)).toEqual({ from: 123, to: 143 });
  expect(draggedRange(range, grip, 500, extent)).toEqual({ from: 179, to: 199 });
  expect(draggedRange(range, grip, 0, extent)).toEqual({ from: 100, to: 120 });
});

test('a new range starts at the pressed day and extends in both directions', () => {
  const grip = { kind: 'draw', anchor: 150 } as const;
  expect(draggedRange(range, grip, 155, extent)).toEqual({ from: 150, to: 155 });
  expect(draggedRange(range, grip, 90, extent)).toEqual({ from: 100, to: 150 });
});

test('keys move an end by a day, by 30 days or all the way, and never past the other', () => {
  expect(keyedRange(range, 'from', 'ArrowLeft', extent)).toEqual({ from: 119, to: 140 });
  expect(keyedRange(range, 'to', 'ArrowUp', extent)).toEqual({ from: 120, to: 141 });
  expect(keyedRange(range, 'to', 'PageUp', extent)).toEqual({ from: 120, to: 170 });
  expect(keyedRange(range, 'from', 'PageUp', extent)).toEqual({ from: 140, to: 140 });
  expect(keyedRange(range, 'from', 'Home', extent)).toEqual({ from: 100, to: 140 });
  expect(keyedRange(range, 'to', 'End', extent)).toEqual({ from: 120, to: 199 });
  expect(keyedRange(range, 'to', 'Tab', extent)).toBeNull();
});

test('the whole extent is no selection', () => {
  expect(narrowed({ from: 100, to: 199 }, extent)).toBeNull();
  expect(narrowed({ from: 100, to: 198 }, extent)).toEqual({ from: 100, to: 198 });
});
