import { describe, expect, test } from 'vitest';
import { captureAddress } from '#dashboard/findings/pictures/capture-address.ts';
import { galleryShape, movedInGallery } from '#dashboard/night/gallery/capture-gallery-shape.ts';
import { shapeOf, usualRatio } from '#dashboard/night/captures/capture-shape.ts';
import { detectionWords } from '#dashboard/night/captures/detection-words.ts';
import { movedBy, WHOLE, zoomBy } from '#dashboard/night/viewer/capture-zoom.ts';
import { words } from '#test/words.ts';

describe('the address of an image', () => {
  test.each([
    ['http://a.org/trap images/1.jpg', 'http://a.org/trap%20images/1.jpg'],
    ['http://a.org/trap%20images/1.jpg', 'http://a.org/trap%20images/1.jpg'],
    ['http://a.org/100% dark #2.jpg', 'http://a.org/100%25%20dark%20%232.jpg'],
    [
      'http://a.org/ø/nuit d’été.jpg?sig=a%2Fb&x=1',
      'http://a.org/%C3%B8/nuit%20d%E2%80%99%C3%A9t%C3%A9.jpg?sig=a%2Fb&x=1',
    ],
    ['  https://a.org/1.jpg ', 'https://a.org/1.jpg'],
  ])('%s is asked for as %s', (url, address) => {
    expect(captureAddress(url, 1).href).toBe(address);
  });

  test('an address without a host refers to the service', () => {
    expect(captureAddress('/media/trap images/1.svg', 1).href).toBe(
      `${window.location.origin}/media/trap%20images/1.svg`,
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'file:///etc/passwd'])(
    '%s is not an image address',
    (url) => {
      expect(captureAddress(url, 1).href).toBeNull();
    },
  );
});

describe('the shape of images', () => {
  test('is the reported one, or 4 to 3 where it is missing or invalid', () => {
    expect(shapeOf({ width: 4_096, height: 2_160 })).toEqual({ width: 4_096, height: 2_160 });
    for (const width of [null, 0]) expect(shapeOf({ width, height: 100 })).toEqual({ width: 4, height: 3 });
  });

  test('a gallery takes the most frequent one, within limits', () => {
    const wide = { width: 4_096, height: 2_160 };
    const unknown = { width: null, height: null };
    expect(usualRatio([unknown, wide, wide])).toBe(1.9);
    expect(usualRatio([])).toBeCloseTo(4 / 3);
    expect(usualRatio([{ width: 9_000, height: 10 }])).toBe(2.5);
  });

  test('rows are as high as picture and caption, with as many columns as fit', () => {
    const text = { lines: 1, remPx: 16 };
    expect(galleryShape(960, 1.5, text)).toEqual({
      columns: 5,
      pictureWidth: 180.4,
      pictureHeight: 120,
      captionHeight: 28,
      rowHeight: 162,
    });
    expect(galleryShape(960, 1.5, { lines: 2, remPx: 20 }).captionHeight).toBe(57.5);
    expect(galleryShape(366, 4 / 3, text).columns).toBe(2);
    expect(galleryShape(120, 4 / 3, text).columns).toBe(1);
  });
});

test('keys move in the gallery and stop at its ends', () => {
  const extent = { columns: 5, count: 23, visibleRows: 2 };
  const from = (key: string, index = 7) => movedInGallery(key, index, extent);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => from(key))).toEqual([6, 8, 2, 12]);
  expect(['PageUp', 'PageDown', 'Home', 'End'].map((key) => from(key))).toEqual([0, 17, 0, 22]);
  expect(from('ArrowDown', 20)).toBe(22);
  expect(from('a')).toBeNull();
});

describe('zoom', () => {
  test('keeps the point under the pointer fixed', () => {
    const { scale, x, y } = zoomBy(WHOLE, 2, { x: 0.25, y: -0.1 });
    expect(scale).toBe(2);
    // A point p of the image is at x + p * scale.
    expect(x + 0.25 * scale).toBeCloseTo(0.25);
    expect(y - 0.1 * scale).toBeCloseTo(-0.1);
  });

  test('is limited to 1 to 16 times, and the image stays in its frame', () => {
    expect(zoomBy({ scale: 1.2, x: 0.1, y: 0 }, 0.1)).toEqual(WHOLE);
    expect(zoomBy(WHOLE, 100).scale).toBe(16);
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 9, y: -9 })).toEqual({ scale: 2, x: 0.5, y: -0.5 });
    expect(movedBy(WHOLE, { x: 0.3, y: 0.3 })).toEqual(WHOLE);
  });
});

test('no detections and unknown detections have different texts', () => {
  const { detections, detectionsUnknown } = words.sessionPage;
  const said = [0, 1, 3, null].map((count) => detectionWords(count, words.sessionPage));
  expect(said).toEqual([detections(0), detections(1), detections(3), detectionsUnknown]);
  expect(new Set(said).size).toBe(4);
});
