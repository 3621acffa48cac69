import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { words } from '#test/words.ts';
import { RangeFilter } from '#dashboard/list/view/panels/range-filter.tsx';

test.each([
  ['date', 'Jul 2025', '31 Jul 2025', '2025-07-01', '2025-07-31'],
  ['number', '1,250', '3000', '1250', '3000'],
] as const)(
  'both ends of a %s are sent, also before the address has the first',
  async (kind, from, to, first, last) => {
    const sent: string[][] = [];
    const user = userEvent.setup();
    render(
      <RangeFilter
        column={{ header: 'Night' }}
        bounds={[null, null]}
        range={{ kind, from: null, to: null }}
        onChange={(...ends) => sent.push(ends)}
      />,
    );
    await user.type(screen.getByRole('textbox', { name: words.panels.from('Night') }), from);
    await user.type(screen.getByRole('textbox', { name: words.panels.to('Night') }), to);
    await user.tab();
    expect(sent).toEqual([
      [first, ''],
      [first, last],
    ]);
  },
);
