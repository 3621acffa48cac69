import { expect, test } from 'vitest';
import { formOf, requestOf } from '#dashboard/storage/images/image-form.ts';

const PLACE = { folder: 's3://cards/one', endpoint: 'https://s3.example.org' };
const MAPPING = {
  rule: { by: 'level', level: 2 },
  gap_hours: 1.5,
  cut_at_noon: false,
  names: '*_YYMMDD-hhmmss',
  zone: 'Europe/London',
  shifts: { Pond: -3_600 },
} as const;

test('a form of a mapping stands for the same mapping', () => {
  const form = formOf(MAPPING);
  expect(form).toMatchObject({ number: '2', gap: '1.5', shifts: { Pond: '-1h' } });
  expect(requestOf(form, PLACE).request).toEqual({ ...PLACE, mapping: MAPPING });
  expect(requestOf(formOf(null), PLACE).request?.mapping).toEqual({
    rule: { by: 'itself' },
    gap_hours: 4,
    cut_at_noon: true,
    names: null,
    zone: null,
    shifts: {},
  });
});

test('an empty correction of a clock takes it back, and one that is no time is named', () => {
  const form = formOf(MAPPING);
  expect(requestOf({ ...form, shifts: { Pond: ' ' } }, PLACE).request?.mapping.shifts).toEqual({});
  const { request, faults } = requestOf({ ...form, shifts: { Pond: '1 hour', Hill: '+2d 1h' } }, PLACE);
  expect([request, faults.shifts]).toEqual([null, ['Pond']]);
});

test('numbers out of their bounds and a pattern without its parts are named, and the number alone that the rule needs', () => {
  const form = { ...formOf(null), number: '0', gap: '25', names: 'hh-mm', zone: '+02:00', table: ' deployment\nPond ' };
  expect(requestOf(form, PLACE).faults).toEqual({ number: false, gap: true, names: true, zone: true, shifts: [] });
  expect(requestOf({ ...form, rule: 'name' }, PLACE).faults).toMatchObject({ number: true });
  expect(requestOf({ ...form, gap: '24', names: ' ', zone: '' }, PLACE).request?.table).toBe('deployment\nPond');
});
