import type { Line } from './feature-class.ts';

interface LineStyle {
  /** by the zoom of the map from which a line has it, CSS px */
  widths: Readonly<Record<number, number>>;
  dash?: readonly number[];
}

const STYLES: Readonly<Record<Line, LineStyle>> = {
  coast: { widths: { 0: 0.75, 5: 1 } },
  shore: { widths: { 0: 0.5, 5: 0.75 } },
  river: { widths: { 0: 0.5, 4: 0.75, 8: 1.25, 11: 1.75, 14: 2.5 } },
  path: { widths: { 13: 0.75, 16: 1.25 }, dash: [3, 2] },
  rail: { widths: { 9: 0.75, 14: 1.25 } },
  street: { widths: { 11: 0.75, 13: 1.25, 15: 3, 17: 6 } },
  road: { widths: { 7: 0.75, 10: 1.25, 13: 2.5, 15: 5, 17: 8 } },
  highway: { widths: { 5: 0.75, 8: 1.25, 11: 2.25, 14: 4, 16: 8 } },
  region: { widths: { 4: 0.75, 9: 1 }, dash: [2, 3] },
  country: { widths: { 0: 0.5, 4: 1, 7: 1.25 }, dash: [6, 3] },
};

/** How wide a line is, 0 where it is not drawn, and its dashes; in CSS px. */
export function lineStyle(line: Line, zoom: number): { width: number; dash: readonly number[] } {
  const { widths, dash = [] } = STYLES[line];
  // Keys that are whole numbers come in ascending sequence.
  const [, width = 0] = Object.entries(widths).findLast(([from]) => zoom >= Number(from)) ?? [];
  return { width, dash };
}
