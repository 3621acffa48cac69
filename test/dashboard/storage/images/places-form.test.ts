import { expect, test } from 'vitest';
import { pastedPlaces, sentPlaces } from '#dashboard/storage/images/places-form.ts';

test('a table is taken with tabs, semicolons and commas, and without its header', () => {
  const text = 'deployment\tlatitude\tlongitude\nPond\t55,5\t-12.125\r\nHill; 60 ;10,25\n"Oak",-1.5,2\nMoor,north,2\n';
  expect([...pastedPlaces(text)]).toEqual([
    ['Pond', { latitude: '55,5', longitude: '-12.125' }],
    ['Hill', { latitude: '60', longitude: '10,25' }],
    ['Oak', { latitude: '-1.5', longitude: '2' }],
  ]);
});

test('what is typed is sent as numbers, what is empty is left, and what is no place is named', () => {
  const traps = [1, 2, 3, 4].map((id) => ({ id, name: `trap ${id}` }));
  const typed = new Map([
    [1, { latitude: '55,123', longitude: '−12.5°' }],
    [2, { latitude: '', longitude: ' ' }],
    [3, { latitude: '91', longitude: '10' }],
  ]);
  expect(sentPlaces(traps, typed)).toEqual({
    places: [{ deployment: 1, latitude: 55.123, longitude: -12.5 }],
    wrong: ['trap 3'],
  });
});
