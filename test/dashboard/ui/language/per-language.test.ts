import { expect, test } from 'vitest';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

test('what the eight languages used last need is made once', () => {
  const made: string[] = [];
  let tag = '';
  const of = perLanguage(
    (one) => {
      made.push(one);
      return { tag: one };
    },
    () => tag,
  );
  const use = (...tags: string[]) => {
    for (const one of tags) {
      tag = one;
      expect(of()).toEqual({ tag: one });
    }
  };
  const eight = ['en', 'fr', 'es', 'da', 'ja', 'de', 'pt', 'it'];
  use(...eight, ...eight, 'en', 'en');
  expect(made).toEqual(eight);
  // French is the one that was not used for the longest time.
  use('nl', 'en', 'es');
  expect(made).toEqual([...eight, 'nl']);
  use('fr');
  expect(made).toEqual([...eight, 'nl', 'fr']);
});
