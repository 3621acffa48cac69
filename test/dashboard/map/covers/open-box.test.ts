import { describe, expect, it } from 'vitest';
import { openBox } from '#dashboard/map/covers/open-box.ts';

const size = { width: 400, height: 300 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the largest part of a map that nothing covers', () => {
  it('is the whole map, with or without covers beside it', () => {
    expect(openBox(size, [])).toEqual(box(0, 0, 400, 300));
    expect(openBox(size, [box(0, 300, 400, 500), box(-90, 0, 0, 300)])).toEqual(box(0, 0, 400, 300));
  });

  it('is beside a legend and below switches, whichever leaves more', () => {
    expect(openBox(size, [box(10, 100, 150, 290)])).toEqual(box(150, 0, 400, 300));
    expect(openBox(size, [box(10, 250, 150, 290), box(100, 10, 390, 50)])).toEqual(box(0, 50, 400, 250));
  });

  it('is above a sheet that reaches beyond the map', () => {
    expect(openBox(size, [box(-10, 220, 500, 700)])).toEqual(box(0, 0, 400, 220));
  });

  it('is the whole map where all is covered', () => {
    expect(openBox(size, [box(-1, -1, 500, 500)])).toEqual(box(0, 0, 400, 300));
  });
});
