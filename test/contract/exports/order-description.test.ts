import { expect, test } from 'vitest';
import { orderDescription } from '#contract/exports/order-description.ts';

test('the description names the fields of an order, and says more of a format where more is known', () => {
  const description = orderDescription({
    formats: [
      { name: 'sessions_csv', label: 'Sessions (CSV)', records: 'sessions', hasOffsets: false },
      { name: 'captures_csv', label: 'Captures (CSV)' },
    ],
    filters: ['deployment', 'taxon'],
    options: ['time_zone'],
  });
  expect(description).toEqual({
    POST: {
      format: {
        type: 'choice',
        required: true,
        choices: [
          { value: 'sessions_csv', display_name: 'Sessions (CSV)', records: 'sessions', hasOffsets: false },
          { value: 'captures_csv', display_name: 'Captures (CSV)' },
        ],
      },
      project: { type: 'field', required: true },
      filters: {
        type: 'nested object',
        required: false,
        children: { deployment: { type: 'field', required: false }, taxon: { type: 'field', required: false } },
      },
      options: {
        type: 'nested object',
        required: false,
        children: { time_zone: { type: 'field', required: false } },
      },
    },
  });
});
