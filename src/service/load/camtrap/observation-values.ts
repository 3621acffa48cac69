import { boxOfEdges, type DetectionBox } from '#service/database/detection-box.ts';
import type { CamtrapRow } from './camtrap-rows.ts';

const BOX = ['bboxX', 'bboxY', 'bboxWidth', 'bboxHeight'] as const;

/**
 * The box as shares of the medium's width and height (Camtrap DP, "bboxX" and the three after it); null without one, or
 * where it is none, which is reported.
 */
export function boxOf(row: CamtrapRow): DetectionBox | null {
  const texts = BOX.map((column) => row.value(column));
  if (texts.every((text) => text === '')) return null;
  const [x, y, width, height] = BOX.map((column) => row.number(column)) as [number, number, number, number];
  if (x >= 0 && y >= 0 && width > 0 && height > 0) {
    const [right, bottom] = [x + width, y + height];
    if (right <= 1 && bottom <= 1) return { x, y, width, height };
    // Rounded values may add up to a little more than 1.
    const cut = right <= 1.001 && bottom <= 1.001 ? boxOfEdges([x, y, right, bottom], { width: 1, height: 1 }) : null;
    if (cut !== null) return cut;
  }
  row.note(BOX[0], 'is no box within the image, from 0 to 1: kept without it', texts.join(', '));
  return null;
}

/** From 0 to 1; null without one. */
export function probabilityOf(row: CamtrapRow): number | null {
  const text = row.value('classificationProbability');
  if (text === '') return null;
  const probability = row.number('classificationProbability');
  if (probability >= 0 && probability <= 1) return probability;
  row.note('classificationProbability', 'is not from 0 to 1: kept without it', text);
  return null;
}

/** Null where it is not known. */
export function methodOf(row: CamtrapRow): 'human' | 'machine' | null {
  const method = row.value('classificationMethod').toLowerCase();
  if (method === 'human' || method === 'machine') return method;
  if (method !== '')
    row.note(
      'classificationMethod',
      'is neither human nor machine: kept without it',
      row.value('classificationMethod'),
    );
  return null;
}
