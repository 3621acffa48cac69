import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSkimming } from '#dashboard/list/view/table/use-skimming.ts';

const FAST: { tooFast: number | null } = { tooFast: 108 };

function skimming() {
  const current = document.createElement('div');
  const scroller = { current };
  const hook = renderHook(({ tooFast }) => useSkimming(scroller, tooFast), {
    initialProps: FAST,
  });
  const scrollTo = (scrollTop: number) => void fireEvent.scroll(current, { target: { scrollTop } });
  return { ...hook, scrollTo };
}

test('two fast jumps without a pause are skimming; one jump and slow scrolling are not', () => {
  const { result, scrollTo } = skimming();
  for (const top of [0, 100, 200, 300, 1_300]) scrollTo(top);
  expect(result.current).toBe(false);
  scrollTo(300);
  expect(result.current).toBe(true);
});

test('a list that is now short enough to be rendered whole is not skimmed', () => {
  const { result, scrollTo, rerender } = skimming();
  for (const top of [0, 1_000, 2_000]) scrollTo(top);
  expect(result.current).toBe(true);
  rerender({ tooFast: null });
  expect(result.current).toBe(false);
  for (const top of [0, 1_000, 2_000]) scrollTo(top);
  expect(result.current).toBe(false);
});
