import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY_LIST } from '#dashboard/shell/key-list.ts';

const ROOT = 'src/dashboard';

/** What handles the keys of each group of the list. */
const HANDLED: Readonly<Record<string, readonly string[]>> = {
  Everywhere: ['shell/search-palette.tsx', 'list/panel-button.tsx'],
  Search: ['shell/palette-dialog.tsx'],
  Table: ['list/use-row-keys.ts', 'list/list-header.tsx'],
  Map: ['map/point-keyboard.tsx', 'map/point-map.tsx'],
  'Days over the list': ['chart/brush-moves.ts', 'chart/use-brush.ts'],
  Calendar: ['chart/heat-keys.ts', 'chart/heat-matrix.tsx'],
  'Activity of a night': ['chart/night-plot.tsx'],
  'Images of a session': ['sessions/capture-gallery-shape.ts', 'sessions/capture-gallery.tsx'],
  'Image viewer': ['sessions/capture-viewer-keys.ts', 'sessions/capture-viewer.tsx'],
  'Captures by week': ['chart/season-plot.tsx'],
  'Tree of taxa': ['taxa/tree-key.ts', 'taxa/taxon-tree-view.tsx'],
  'Sizes of storage sources': ['chart/tree-map.tsx'],
};
/** Text fields, where Enter ends the typing and Escape takes it back, as anywhere. */
const FIELDS = ['list/bound-input.tsx', 'list/column-item.tsx', 'list/view-item.tsx'];
/** The same key with Shift on other keyboards. */
const SAME: Readonly<Record<string, string>> = { '=': '+', _: '-' };

const source = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The keys that a file asks for: those with names anywhere, single characters where they are compared or looked up. */
function keysIn(file: string): string[] {
  const text = source(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = text.matchAll(/\b(Arrow(?:Left|Right|Up|Down)|PageUp|PageDown|Home|End|Escape|Enter)\b(?=['":])/g);
  const single = text.matchAll(
    /key(?:\.toLowerCase\(\))? === '(.)'|case '(.)':|(?:^|[{,])\s*(?:'(.)'|(_)): (?=[{\d-])/gm,
  );
  return [...named, ...single].map(([, ...found]) => found.find((one) => one !== undefined) ?? '');
}

const plain = (keys: Iterable<string>) => [...new Set([...keys].map((key) => SAME[key] ?? key))].toSorted();

test.each(KEY_LIST.map((group) => ({ title: group.title, group })))(
  'the keys listed under "$title" are those that its part of the dashboard handles',
  ({ title, group }) => {
    const listed = group.rows.flatMap(({ keys }) => keys.map((key) => key.replace(/^(Shift|Ctrl)\+(?=.)/, '')));
    expect(plain(listed)).toEqual(plain((HANDLED[title] ?? []).flatMap(keysIn)));
  },
);

test('whatever listens to keys is in the list, or is a text field', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const listening = files.filter((file) => /\bonKeyDown=|\bonKeyDown:|'keydown'/.test(source(file)));
  const known = new Set([...Object.values(HANDLED).flat(), ...FIELDS]);
  // They hand the keys on to one of the list.
  const passing = new Set([
    'list/list-table.tsx',
    'shell/palette-frame.tsx',
    'shell/palette-opening.tsx',
    'chart/histogram-brush.tsx',
    'taxa/taxon-tree-view.tsx',
    'exports/use-visit.ts',
  ]);
  expect(listening.filter((file) => !known.has(file) && !passing.has(file))).toEqual([]);
  expect(Object.keys(HANDLED)).toEqual(KEY_LIST.map(({ title }) => title));
});
