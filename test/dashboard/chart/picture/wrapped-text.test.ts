import { describe, expect, test } from 'vitest';
import { messages as french } from '#dashboard/compare/messages/fr.ts';
import { messages as japanese } from '#dashboard/compare/messages/ja.ts';
import { textWidth, wrappedText } from '#dashboard/chart/picture/wrapped-text.ts';

describe('a text of a picture', () => {
  test.each([
    ['French', french.drawn],
    ['Japanese', japanese.drawn],
  ])('in %s fits the width in lines, and loses nothing', (_, drawn) => {
    const lines = wrappedText(drawn, 300);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(300);
    expect(lines.join('').replaceAll(' ', '')).toBe(drawn.replaceAll(' ', ''));
  });

  test('in Japanese has no line that begins with a sign that ends a phrase', () => {
    for (let width = 60; width < 400; width += 7) {
      for (const line of wrappedText(japanese.drawn, width)) expect(line).not.toMatch(/^[、。：）]/);
    }
  });

  test('is one line where it fits, and a word that is too wide has a line of its own', () => {
    expect(wrappedText('Captures/h by week', 200)).toEqual(['Captures/h by week']);
    expect(wrappedText('a counterproductivities b', 60)).toEqual(['a', 'counterproductivities', 'b']);
    expect(wrappedText('', 60)).toEqual([]);
  });
});
