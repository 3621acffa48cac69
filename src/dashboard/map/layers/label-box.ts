import type { Rectangle } from './is-clear.ts';

/** A label of the graticule, in CSS px of the map; `x` is its middle or its right end. */
export interface EdgeLabel {
  text: string;
  x: number;
  y: number;
  align: 'center' | 'right';
}

const HALF_LINE_PX = 6;

/** The box a label takes, given the width of its text. */
export function labelBox({ x, y, align }: EdgeLabel, width: number): Rectangle {
  const right = align === 'right' ? x : x + width / 2;
  return { left: right - width, top: y - HALF_LINE_PX, right, bottom: y + HALF_LINE_PX };
}
