import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY_LIST } from '#dashboard/shell/palette/key-list.ts';
import { namesBelow } from '#scripts/names-below.mjs';

const ROOT = 'src/dashboard';

/** What handles the keys of each group of the list. */
const HANDLED: Readonly<Record<string, readonly string[]>> = {
  everywhere: [
    'shell/palette/search-palette.tsx',
    'ui/popover/opened-popover.tsx',
    'shell/tooltips.tsx',
    'deployments/map/without-location.tsx',
    'deployments/selected/selected-sheet.tsx',
    'map/tools/map-tools.tsx',
  ],
  search: ['shell/palette/palette-keys.ts', 'shell/palette/palette-dialog.tsx'],
  table: ['list/view/table/use-row-keys.ts', 'list/view/table/list-header.tsx'],
  map: ['map/controls/point-keyboard.tsx', 'map/point-map.tsx'],
  daysOverTheList: ['chart/brush/brush-moves.ts', 'chart/brush/use-brush.ts'],
  calendar: ['chart/heat/heat-keys.ts', 'chart/heat/heat-matrix.tsx'],
  activityOfANight: ['chart/use-bar-cursor.ts', 'chart/night/night-plot.tsx'],
  imagesOfASession: ['night/gallery/capture-gallery-shape.ts', 'night/gallery/capture-gallery.tsx'],
  imageViewer: ['night/viewer/viewer-act.ts', 'night/viewer/capture-viewer.tsx'],
  capturesByWeek: ['chart/use-bar-cursor.ts'],
  treeOfTaxa: ['taxa/tree/tree-key.ts', 'taxa/tree/taxon-tree-view.tsx'],
  sizesOfStorageSources: ['chart/tree-map/tree-map.tsx'],
  locationsOfImages: ['storage/images/places-map.tsx'],
};
/** Text fields, where Enter ends the typing and Escape takes it back, as anywhere. */
const FIELDS = [
  'list/view/panels/bound-input.tsx',
  'list/view/panels/column-item.tsx',
  'list/view/panels/view-item.tsx',
  'remarks/note-editor.tsx',
];
/** The same key with Shift on other keyboards. */
const SAME: Readonly<Record<string, string>> = { '=': '+', _: '-' };

const source = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The keys that a file asks for: those with names anywhere, single characters where they are compared or looked up. */
function keysIn(file: string): string[] {
  const text = source(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = text.matchAll(/\b(Arrow(?:Left|Right|Up|Down)|PageUp|PageDown|Home|End|Escape|Enter)\b(?=['":])/g);
  const single = text.matchAll(
    /key(?:\.toLowerCase\(\))? === '(.)'|case '(.)':|(?:^|[{,])\s*(?:'(.)'|(_)): (?=[{\d-])|^\s*([a-z]): (?=\{)/gm,
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

test('every key handler is in the list, or belongs to a text field', () => {
  const files = namesBelow(ROOT).filter((file) => /\.tsx?$/.test(file));
  const listening = files.filter((file) => /\bonKeyDown=|\bonKeyDown:|'keydown'/.test(source(file)));
  const known = new Set([...Object.values(HANDLED).flat(), ...FIELDS]);
  // They hand the keys on to one of the list, or only notice that there is one.
  const passing = new Set([
    'remarks/use-remarks-loading.ts',
    'first-view/scripts/show-preview.ts',
    'list/view/table/list-table.tsx',
    'shell/palette/palette-frame.tsx',
    'chart/brush/histogram-brush.tsx',
    'taxa/tree/taxon-tree-view.tsx',
    'exports/following/use-visit.ts',
  ]);
  expect(listening.filter((file) => !known.has(file) && !passing.has(file))).toEqual([]);
  expect(Object.keys(HANDLED)).toEqual(KEY_LIST.map(({ title }) => title));
});
