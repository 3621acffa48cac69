import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { NightPlotModel } from '#dashboard/chart/night/night-plot-model.ts';
import { ticksBetween, tickStep } from '#dashboard/chart/night/night-line.ts';
import { NightPlot, type NightPlotProps } from '#dashboard/chart/night/night-plot.tsx';

const model: NightPlotModel = {
  starts: [0, 10, 20, 30],
  length: 10,
  series: [
    { name: 'Captures per 10', values: [1, 0, 3, 4], colour: '--ramp-3' },
    { name: 'Detections per 10', values: [0, null, 2, 1], colour: '--lamp' },
  ],
  gaps: [{ from: 9, to: 20 }],
  tickSteps: [10],
  tickText: (tick) => `at ${tick}`,
};

function show() {
  const onPick = vi.fn<NightPlotProps['onPick']>();
  const element = (shown: NightPlotModel) => (
    <StrictMode>
      <NightPlot
        label="A night"
        model={shown}
        barText={(index) => `bar ${index} of ${shown.starts.length}`}
        keysHint="Enter picks."
        onPick={onPick}
        drawings={createRef()}
      />
    </StrictMode>
  );
  const { rerender } = render(element(model));
  return { onPick, user: userEvent.setup(), change: (next: NightPlotModel) => rerender(element(next)) };
}

const slider = () => screen.getByRole('slider', { name: 'A night' });

describe('a plot of a night', () => {
  test('names its rows, says how it is used, and draws a bar for each number above 0', () => {
    show();
    expect(slider()).toHaveAccessibleDescription('Enter picks.');
    const bars = (name: string) => screen.getByText(name).closest('figure')?.querySelectorAll('rect').length;
    expect(bars('Captures per 10')).toBe(3);
    expect(bars('Detections per 10')).toBe(2);
  });

  test('keys move between the bars and stop at the ends; Enter picks the focused one', async () => {
    const { user, onPick } = show();
    await user.tab();
    expect(slider()).toHaveFocus();
    expect(slider()).toHaveAttribute('aria-valuetext', 'bar 0 of 4');
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'bar 2 of 4');
    expect(screen.getByText('bar 2 of 4')).toBeInTheDocument();
    await user.keyboard('{PageUp}');
    expect(slider()).toHaveAttribute('aria-valuenow', '3');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(2, true);
    await user.keyboard('{Home}{End}{Control>}{ArrowLeft}{/Control}');
    expect(slider()).toHaveAttribute('aria-valuenow', '3');
  });

  test('the focus stays within the bars when the night gets shorter', async () => {
    const { user, change } = show();
    await user.tab();
    await user.keyboard('{End}');
    change({ ...model, starts: [0, 10] });
    expect(slider()).toHaveAttribute('aria-valuetext', 'bar 1 of 2');
    expect(slider()).toHaveAttribute('aria-valuemax', '1');
  });
});

describe('ticks', () => {
  test('are as close as their text allows', () => {
    expect(tickStep(840, 1_000, [60, 120, 180])).toBe(60);
    expect(tickStep(840, 300, [60, 120, 180])).toBe(180);
    expect(tickStep(84_000, 300, [60, 120, 180])).toBe(180);
  });

  test('are multiples of the step, also below zero', () => {
    expect(ticksBetween(-25, 20, 10)).toEqual([-20, -10, 0, 10, 20].map((tick) => tick + 0));
    expect(ticksBetween(1, 9, 10)).toEqual([]);
  });
});
