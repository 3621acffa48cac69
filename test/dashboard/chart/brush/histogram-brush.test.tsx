import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { HistogramBrush } from '#dashboard/chart/brush/histogram-brush.tsx';

const EXTENT = { from: 19_000, to: 19_099 };

test('keys continue from the last chosen range when the address updates late', async () => {
  const user = userEvent.setup();
  const asked: (DayRange | null)[] = [];
  const brush = (chosen: DayRange | null) => (
    <HistogramBrush
      label="Days"
      extent={EXTENT}
      bins={[]}
      binDays={7}
      barsText=""
      binText={() => ''}
      chosen={chosen}
      onChoose={(range) => asked.push(range)}
    />
  );
  const { rerender } = render(brush(null));
  const says = (chosen: DayRange | null) => act(() => rerender(brush(chosen)));
  const last = () => Number(screen.getByRole('slider', { name: 'Days, last' }).getAttribute('aria-valuenow'));
  act(() => screen.getByRole('slider', { name: 'Days, last' }).focus());

  await user.keyboard('{Home}{PageUp}{ArrowRight}');
  const to = (day: number) => ({ from: EXTENT.from, to: day });
  expect(asked).toEqual([to(19_000), to(19_030), to(19_031)]);
  // The address comes to what was chosen first; the last choice stands.
  says(to(19_000));
  expect(last()).toBe(19_031);
  says(to(19_031));
  expect(last()).toBe(19_031);
  // Changed from elsewhere: a chip that was removed, Back.
  says(null);
  expect(last()).toBe(EXTENT.to);
  await user.keyboard('{ArrowLeft}');
  expect(asked.at(-1)).toEqual(to(19_098));
});
