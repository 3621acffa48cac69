import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Messages } from '#dashboard/settings/messages/en.ts';
import {
  catalogueFaults,
  messagesOf,
  phrasesOf,
  repeatedMessages,
  textsOutsideMessages,
} from '#scripts/message-faults.mjs';
import { messageTexts, withTexts } from '#scripts/message-texts.mjs';
import { namesBelow } from '#scripts/names-below.mjs';

describe('texts outside the messages', () => {
  const found = (code: string) => textsOutsideMessages('made.tsx', code);

  test('are found in elements, in attributes that are seen or heard, and in objects', () => {
    expect(found('export const A = () => <p>Made here</p>;')).toEqual(['Made here']);
    expect(found("export const A = () => <p>{isOn ? 'on' : words.off}</p>;")).toEqual(['on']);
    expect(
      found('export const A = () => <i title="one" aria-label={`n ${count} rows`} className="two words" />;'),
    ).toEqual(['one', 'rows']);
    expect(found("export const column = { header: 'Captures', field: 'captures_count' };")).toEqual(['Captures']);
    expect(found('export const text = (count: number) => `${count} of them all`;')).toEqual(['of them all']);
    expect(found("useTitle('Settings');")).toEqual(['Settings']);
  });

  test('are not names of fields, types, selectors, comparisons and errors of the program', () => {
    const code = `
      import type { A } from './a b.ts';
      type Kind = 'One Two';
      const isOn = status === 'Some Status' || element.closest('dialog form') !== null;
      if (!isOn) throw new Error('This cannot happen.');
      export const B = () => <p className="two words" data-tone="Good">{words.title} · <b>→</b></p>;
    `;
    expect(found(code)).toEqual([]);
  });

  test('are not those before which a comment says that they are the same in every language', () => {
    const code = `
      /** Values in addresses: the same in every language. */
      const STATES = ['Not seen', 'Seen once'];
      const other = 'Seen twice';
      export const A = () => (
        <p>
          {/* The same in every language. */}
          Made here
          <b>Made there</b>
        </p>
      );
      export const B = {
        // The same in every language.
        first: 'Not shown',
        second: 'Shown as well',
      };
    `;
    expect(found(code)).toEqual(['Seen twice', 'Made there', 'Shown as well']);
  });
});

describe('texts of tests', () => {
  const phrases = phrasesOf(
    'en.ts',
    'export const messages = { a: "Remove it", b: (n: number) => `Load all ${n} rows now`, c: "Name" };',
  );
  const found = (code: string) => repeatedMessages('made.test.ts', code, phrases);

  test('that repeat two words of a message are found, in texts and patterns', () => {
    expect(phrases).toEqual(['Remove it', 'Load all', 'rows now']);
    expect(found("getByRole('button', { name: 'Remove it' });")).toEqual(['Remove it']);
    expect(found('getByText(/^Load all \\d+/);')).toEqual([String.raw`^Load all \d+`]);
    expect(found('getByText(`Remove it: ${name}`);')).toEqual(['Remove it: ']);
  });

  test('are not titles, errors, messages, single words and other texts', () => {
    const code = `
      test('Remove it', () => {
        if (isOn) throw new Error('Remove it');
        getByText(words.a); getByText('Name'); getByText('Quercus edge'); getByText(/now$/);
      });
      test.each([1])('Load all %d', () => {});
    `;
    expect(found(code)).toEqual([]);
  });
});

describe('a catalogue', () => {
  const english = messagesOf('en.ts', 'export const messages = { a: "A", b: (n: number) => `${n}`, c: { d: "D" } };');
  const french = (code: string) => [{ language: 'fr', messages: messagesOf('fr.ts', code) }];
  const whole = french('export const messages: Messages = { a: "A", b: (n) => `${n}`, c: { d: "D" } };');

  test('has no faults where each message is used and takes the same arguments', () => {
    expect(catalogueFaults(english, whole, ['words.a', 'words.b(1)', 'words.c[d]'])).toEqual([]);
  });

  test('has a fault for a message that no source uses', () => {
    expect(catalogueFaults(english, whole, ['words.a', 'words.c[d]'])).toEqual(['b is not used']);
  });

  test('has a fault for an argument that a language leaves out', () => {
    const dropped = french('export const messages: Messages = { a: "A", b: () => "many", c: { d: "D" } };');
    expect(catalogueFaults(english, dropped, ['words.a words.b words.c'])).toEqual(['b has other arguments in "fr"']);
  });

  test('has a fault for a nested message that no source uses, unless its object is read by a variable', () => {
    const nested = messagesOf('en.ts', 'export const messages = { c: { d: "D", e: "E" } };');
    expect(catalogueFaults(nested, [], ['words.c.e'])).toEqual(['c.d is not used']);
    expect(catalogueFaults(nested, [], ['words.c[key]'])).toEqual([]);
  });

  test('has a fault for an argument of a nested message that a language leaves out', () => {
    const nested = messagesOf('en.ts', 'export const messages = { c: { f: (n: number) => `${n}` }, f: "F" };');
    const dropped = french('export const messages: Messages = { c: { f: () => "many" }, f: "F" };');
    expect(catalogueFaults(nested, dropped, ['words.c.f words.f'])).toEqual(['c.f has other arguments in "fr"']);
  });

  test('of another language is typed by the English one: nothing is missing, and nothing is of another type', () => {
    expectTypeOf<Omit<Messages, 'title'>>().not.toExtend<Messages>();
    expectTypeOf<Omit<Messages, 'noToken'> & { noToken: (server: number) => string }>().not.toExtend<Messages>();
    expectTypeOf<Messages['noToken']>().parameters.toEqualTypeOf<[string]>();
  });
});

test('French has a narrow no-break space before ":", ";", "!", "?" and "»", and after "«"', () => {
  const files = namesBelow('src/dashboard').filter((file) => /messages\/fr\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(25);
  const wrong = files.flatMap((file) =>
    // A choice of the code has spaces before its signs, too.
    readFileSync(`src/dashboard/${file}`, 'utf8')
      .replaceAll(/count === 0 \? '([^']*)' :/g, "'$1'")
      .split('\n')
      .filter((line) => /[ \u00A0][:;!?»]|«[ \u00A0]/.test(line)),
  );
  expect(wrong).toEqual([]);
});

describe('texts for translators', () => {
  const code = `
    const nights = (count: number) => plural(count, { one: '# night', other: '# nights' });
    export const messages = {
      title: 'Sessions',
      found: (text: string) => \`No “\${text}” in \${nights(2)}.\`,
      none: (count: number) => (count === 0 ? 'None' : 'Some'),
      at: (path: ReactNode): ReactNode => (
        <>
          There is no page at {path}, <b>sorry</b>.
        </>
      ),
      keys: { 'no captures': 'No captures', sign: '·' },
    };
  `;
  const textsIn = (of: string) => Object.fromEntries(messageTexts('made.tsx', of).map(({ key, text }) => [key, text]));

  test('are all of a catalogue, with their values in braces', () => {
    expect(textsIn(code)).toEqual({
      'nights.one': '# night',
      'nights.other': '# nights',
      title: 'Sessions',
      found: 'No “{text}” in {2}.',
      none: 'None',
      'none 2': 'Some',
      at: 'There is no page at {path}, {2}.',
      'at 2': 'sorry',
      'keys.no captures': 'No captures',
    });
  });

  test('are written back with their values where the sentence wants them', () => {
    const french = {
      found: "Dans {2}, `l'« {text} »` manque.",
      'nights.one': "# nuit d'été",
      at: '{2} : pas de page à {path}',
      'at 2': 'pardon',
    };
    const result = withTexts('made.tsx', code, french);
    expect(result).toMatchObject({ changed: 4, faults: [] });
    expect(textsIn(result.code)).toEqual({
      ...textsIn(code),
      ...french,
      found: french.found.replace('{2}', '{1}'),
      at: '{1} : pas de page à {path}',
    });
    expect(result.code).toContain("${nights(2)}, \\`l'« ${text} »\\` manque.`");
    expect(result.code).toContain('<b>pardon</b> : pas de page à {path}</>');
  });

  test('that lost a value, or are empty, are named, and nothing is written', () => {
    const { code: same, faults } = withTexts('made.tsx', code, { found: 'Pas de {texte}', title: ' ', none: 'Rien' });
    expect(same).toBe(code);
    expect(faults).toEqual(['title has no text.', 'found must have {2} {text}: "Pas de {texte}"']);
  });

  test('of every catalogue are the same after others were written and taken back', () => {
    const files = namesBelow('src/dashboard')
      .filter((file) => /(?:^|\/)messages\/(?:en|fr|ja)\.tsx?$/.test(file))
      .map((file) => `src/dashboard/${file}`);
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const before = messageTexts(file, readFileSync(file, 'utf8'));
      const longer = Object.fromEntries(before.map(({ key, text }) => [key, `Ω${text}`]));
      const { code: written, faults } = withTexts(file, readFileSync(file, 'utf8'), longer);
      expect(faults).toEqual([]);
      expect(messageTexts(file, written).map(({ key, text }) => [key, text])).toEqual(
        before.map(({ key, text }) => [key, `Ω${text}`]),
      );
    }
  });
});
