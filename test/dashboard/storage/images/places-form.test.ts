import { expect, test } from 'vitest';
import { fieldsOf, pastedPlaces, sentPlaces, typedDegrees } from '#dashboard/storage/images/places-form.ts';

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

test('the fields of a pin have five decimals at most, and are read as the same place', () => {
  const fields = fieldsOf({ latitude: -0.0000012, longitude: 12.3456789 });
  expect(fields).toEqual({ latitude: '0', longitude: '12.34568' });
  expect(typedDegrees(fields)).toEqual({ latitude: 0, longitude: 12.34568 });
});
