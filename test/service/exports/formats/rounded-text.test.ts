import { expect, test } from 'vitest';
import { roundedText } from '#service/exports/formats/rounded-text.ts';

const HERE = [{ latitude: 51.49612, longitude: -4.77431 }];

test.each([
  ['51.49612, -4.77431', '51.50, -4.77'],
  ['51,49612 4,77431', '51,50 4,77'],
  ['51.49612,4.77431', '51.50,4.77'],
  ['Gate 12,51.49612N4.77431W', 'Gate 12,51.50N4.77W'],
  // Measured beside the trap.
  ['GPS 51.4970', 'GPS 51.50'],
  ['51°29′46.0″N 4°46′27″W', '51.50°N 4.77°W'],
  ["51° 29.77' N", '51.50° N'],
])('coordinates in the name "%s" are rounded: "%s"', (name, rounded) => {
  expect(roundedText(name, HERE, { coordinate_digits: 2 })).toBe(rounded);
});

test.each(['', 'Gate 51.5', '51.50', 'Trap 3.14159', 'v1.2.3', '12.06.2024', '51 49612', 'Nord, 40°15′'])(
  'the name "%s" has no exact coordinates, and stays',
  (name) => {
    expect(roundedText(name, HERE, { coordinate_digits: 2 })).toBe(name);
  },
);

test('where locations are not known, each number that may be exact degrees is rounded', () => {
  const rounded = (name: string) => roundedText(name, null, { coordinate_digits: 2 });
  expect(rounded('51.49612, 4.774')).toBe('51.50, 4.77');
  expect(rounded('51°29′46″N')).toBe('51.50°N');
  expect(rounded('Trap 2.45, 512.0034, 12.06.2024')).toBe('Trap 2.45, 512.0034, 12.06.2024');
});

test('a name stays where the order does not round, or there is no location', () => {
  expect(roundedText('51.49612', HERE, {})).toBe('51.49612');
  expect(roundedText('0.00123', [{ latitude: 0, longitude: 0 }], { coordinate_digits: 1 })).toBe('0.00123');
});
