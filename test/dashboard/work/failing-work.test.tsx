import { screen } from '@testing-library/react';
import { Component, useCallback, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInSlices, type Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';

// Only the steps of the work advance the clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Fails in its third step; the first exceeds the frame's budget. */
function* failing(): Work<object> {
  vi.advanceTimersByTime(100);
  yield;
  yield;
  throw new Error('A record is not what it should be.');
}

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override state = { said: '' };
  override render() {
    return this.state.said === '' ? this.props.children : <p role="alert">{this.state.said}</p>;
  }
}

test('an error in a slice is reported', async () => {
  const told = await new Promise((resolve) => {
    runInSlices(failing(), () => resolve('done'), resolve);
  });
  expect(told).toEqual(new Error('A record is not what it should be.'));
});

test('a page shows an error in a slice, and does not wait for ever', async () => {
  let starts = 0;
  function Page() {
    const begin = useCallback(() => {
      starts += 1;
      return failing();
    }, []);
    const { now } = useWork(begin);
    return <p>{now === null ? 'Counting …' : 'Counted'}</p>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const root = createRoot(place, { onCaughtError: (error) => caught.push(error) });
  root.render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('A record is not what it should be.');
  expect(caught).toHaveLength(1);
  expect(starts).toBeLessThan(4);
  root.unmount();
  place.remove();
});
