import { expect, test } from 'vitest';
import { hasThumbnails, thumbnailSet, thumbnailWidth } from '#contract/images/image-thumbnails.ts';

const OWN = 'http://trap.local:4180';

test.each([
  [`${OWN}/media/images/3/Hut%20%232/1.jpg`, true],
  // Drawn captures, another path, another service, and what is no address of ours.
  [`${OWN}/media/trap images/7-x.svg`, false],
  [`${OWN}/media/imagesets/3/1.jpg`, false],
  ['http://other.example.org/media/images/3/1.jpg', false],
  [`https://trap.local:4180/media/images/3/1.jpg`, false],
  [`${OWN}/media/images/3/1.jpg?width=320`, false],
  [`${OWN}/media/images/3/1 2.jpg`, false],
  ['/media/images/3/1.jpg', false],
  [`${OWN}/media/images/copy/captures/45-w1uajm.svg`, false],
])('whether %s has thumbnails of our service: %s', (address, has) => {
  expect(hasThumbnails(address, OWN)).toBe(has);
});

test('a set names the address of each width', () => {
  expect(thumbnailSet('/i.jpg')).toBe('/i.jpg?width=320 320w, /i.jpg?width=1024 1024w');
});

test.each([
  ['320', 320],
  ['1024', 1_024],
  ['0320', undefined],
  ['640', undefined],
  ['', undefined],
])('the width "%s" is %s', (text, width) => {
  expect(thumbnailWidth(text)).toBe(width);
});
