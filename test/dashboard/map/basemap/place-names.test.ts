import { describe, expect, it } from 'vitest';
import { placeName, type PlaceName } from '#dashboard/map/basemap/place-name.ts';
import { boxOf, placeNames, type NameAt } from '#dashboard/map/basemap/place-names.ts';
import { plainAttribution } from '#dashboard/map/basemap/basemap-layer.ts';

function town(name: string, x: number, y: number, more: Partial<PlaceName> = {}): NameAt {
  return { x, y, name: { kind: 'town', name, names: {}, fromZoom: 3, population: 1_000, x: 0, y: 0, ...more } };
}

const drawing = { zoom: 8, language: 'fr', font: 'serif', measure: (text: string) => 6 * text.length };
const texts = (names: readonly NameAt[], more = {}) =>
  placeNames(names, { ...drawing, ...more }).map(({ text }) => text);

describe('names on the map', () => {
  it('are in the language of the page where it is known, else local', () => {
    const names = [town('Genève', 0, 0, { names: { en: 'Geneva' } }), town('Roma', 500, 0, { names: { fr: 'Rome' } })];
    expect(texts(names)).toEqual(['Genève', 'Rome']);
    expect(texts(names, { language: 'en' })).toEqual(['Geneva', 'Roma']);
  });

  it('never overlap; the larger town stays, whatever the order of the tiles', () => {
    const crowd = Array.from({ length: 400 }, (_, index) =>
      town(`Town ${index}`, (index % 20) * 25, Math.floor(index / 20) * 9, { population: index }),
    );
    const placed = placeNames(crowd, drawing);
    expect(placed.length).toBeGreaterThan(20);
    expect(placed[0]?.text).toBe('Town 399');
    const boxes = placed.map(boxOf);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
        expect(isApart).toBe(true);
      }
    });
    expect(placeNames(crowd.toReversed(), drawing)).toEqual(placed);
  });

  it('stand left of their dot where there is no room to the right', () => {
    const [large, small] = placeNames([town('Montréal', 100, 50, { population: 2e6 }), town('Laval', 90, 50)], drawing);
    expect(large).toMatchObject({ text: 'Montréal', left: 105 });
    expect(small?.left ?? 0).toBeLessThan(90);
  });

  it('stand beside the marks of traps, further from their dot than the next town’s, and not far away', () => {
    const marks = [{ left: 80, top: 30, right: 125, bottom: 70 }];
    const covered = [town('Sherbrooke', 100, 50)];
    const [beside] = placeNames(covered, drawing, { covers: [], marks });
    expect(beside).toMatchObject({ text: 'Sherbrooke', dot: { x: 100, y: 50 } });
    const { left = 0, width = 0, y = 0 } = beside ?? {};
    expect(left + width < 80 || left > 125 || y + 7 <= 30 || y - 7 >= 70).toBe(true);
    expect(Math.abs(y - 50)).toBeLessThan(45);
    const many = [{ left: -100, top: -100, right: 300, bottom: 200 }];
    expect(placeNames(covered, drawing, { covers: [], marks: many })).toEqual([]);
    // Without marks, and where they are elsewhere, it is next to its dot.
    expect(
      placeNames(covered, drawing, { covers: [], marks: [{ left: 80, top: 90, right: 125, bottom: 99 }] }),
    ).toEqual(placeNames(covered, drawing));
  });

  it('are nowhere under a control, and on its other side where that is free', () => {
    const covers = [{ left: 104, top: 0, right: 300, bottom: 300 }];
    const [placed] = placeNames([town('Sapporo', 100, 50)], drawing, { covers, marks: [] });
    expect((placed?.left ?? 0) + (placed?.width ?? 0)).toBeLessThan(100);
    expect(placeNames([town('Sapporo', 110, 50)], drawing, { covers, marks: [] })).toEqual([]);
    expect(
      placeNames([town('Kanada', 150, 310, { kind: 'country' })], { ...drawing, zoom: 4 }, { covers, marks: [] }),
    ).toMatchObject([{ text: 'Kanada', y: 310 }]);
  });

  it('come with the zoom, and those of countries go', () => {
    const village = town('Stowe', 0, 0, { fromZoom: 8 });
    expect(texts([village], { zoom: 8 })).toEqual([]);
    expect(texts([village], { zoom: 8.5 })).toEqual(['Stowe']);
    const country = town('France', 0, 0, { kind: 'country', fromZoom: 1 });
    expect(texts([country], { zoom: 5 })).toEqual(['France']);
    expect(texts([country], { zoom: 6 })).toEqual([]);
  });

  it('are read of the layers of the Protomaps basemap; others are none', () => {
    const properties = { name: 'Kyōto', 'name:ja': '京都', min_zoom: 4, population: 1_400_000 };
    expect(placeName('places', 'locality', properties)).toEqual({
      kind: 'town',
      name: 'Kyōto',
      names: { ja: '京都' },
      fromZoom: 4,
      population: 1_400_000,
    });
    expect(placeName('water', 'lake', { name: 'Biwa', min_zoom: 'x' })).toMatchObject({ kind: 'water', fromZoom: 0 });
    expect(placeName('places', 'neighbourhood', properties)).toBeNull();
    expect(placeName('pois', 'cafe', properties)).toBeNull();
    expect(placeName('places', 'locality', {})).toBeNull();
  });
});

describe('the sources that an archive names', () => {
  it.each([
    [
      '© <a href="https://osm.org/copyright">OpenStreetMap</a>',
      '© <a href="https://osm.org/copyright">OpenStreetMap</a>',
    ],
    ['<a href="javascript:alert(1)">A</a> & B', 'A &amp; B'],
    ['<img src=x onerror=alert(1)><b>C</b>', 'C'],
    ['<a href="https://a.example/&quot; onclick=x">D</a>', '<a href="https://a.example/%22%20onclick=x">D</a>'],
  ])('%s are written as text and web addresses alone', (html, plain) => {
    expect(plainAttribution(html)).toBe(plain);
  });
});
