import { describe, expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';

describe('a text for searching', () => {
  test.each([
    ['Érablière', 'erabliere'],
    ['QUÉBEC: Réseau', 'quebec: reseau'],
    ['Hokkaidō', 'hokkaido'],
    ['Volcán Barú', 'volcan baru'],
    ['ÅRHUS', 'arhus'],
    ['Sørensen, Bøgeskov ved Ærø', 'sorensen, bogeskov ved aero'],
  ])('%s has no letter case and no accents: %s', (name, plain) => {
    expect(plainText(name)).toBe(plain);
  });

  test('is the same for precomposed and combining accents', () => {
    const name = 'Forêt Montmorency, Réserve';
    expect(plainText(name.normalize('NFD'))).toBe(plainText(name.normalize('NFC')));
    expect(plainText('ガ'.normalize('NFD'))).toBe(plainText('ガ'.normalize('NFC')));
  });

  test.each(['蛾類モニタリンク', 'моль', '123 %_\\ …', ''])('does not change what it cannot simplify: "%s"', (text) => {
    expect(plainText(text)).toBe(text);
  });

  test.each(['Érablière', 'Hokkaidō: 蛾類モニタリング', 'İstanbul', 'ǅ', '한국', 'ΑΣ'])(
    'is idempotent: %s simplified twice is the same as once',
    (name) => {
      expect(plainText(plainText(name))).toBe(plainText(name));
    },
  );

  test.each([
    ['Érablière du Nord', 'ABLIÈ'],
    ['Hokkaidō: 蛾類モニタリング', 'モニタ'],
    ['한국 나방', '나방'],
  ])('%s holds its part %s still', (name, part) => {
    expect(plainText(name)).toContain(plainText(part));
  });
});
