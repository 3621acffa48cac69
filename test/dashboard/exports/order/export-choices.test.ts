import { beforeEach, expect, test } from 'vitest';
import { readExportChoices, storeExportChoices } from '#dashboard/exports/order/export-choices.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

beforeEach(() => localStorage.clear());

test('the choices of the last order are remembered, and the time zone of each project', () => {
  expect(readExportChoices()).toEqual({ format: 'occurrences_simple_csv', digits: null, zones: {} });
  storeExportChoices({ format: 'camtrap_dp', digits: '2' }, { 3: 'Europe/Copenhagen' });
  storeExportChoices({ format: 'sessions_csv', digits: '' }, { 4: 'UTC' });
  expect(readExportChoices()).toEqual({
    format: 'sessions_csv',
    digits: '',
    zones: { 3: 'Europe/Copenhagen', 4: 'UTC' },
  });
});

test.each(['', '{', 'null', '5', '[]'])('what was stored as %j is no choice', (text) => {
  localStorage.setItem(storageKeys.exportChoices, text);
  expect(readExportChoices()).toMatchObject({ format: 'occurrences_simple_csv', digits: null, zones: {} });
});
