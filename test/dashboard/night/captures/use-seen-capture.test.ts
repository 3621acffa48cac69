import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSeenCapture } from '#dashboard/night/captures/use-seen-capture.ts';
import { madeCaptures } from '#test/dashboard/sessions/night-service.ts';

const CAPTURES = madeCaptures(30);

function viewerAt(openIndex: number) {
  const { result, rerender } = renderHook((index: number) => useSeenCapture(CAPTURES, index), {
    initialProps: openIndex,
  });
  return {
    shown: () => result.current.index,
    /** The reader moves to a capture, and stays there until it is written to the address. */
    stay: (index: number) => {
      act(() => result.current.go(index));
      act(() => result.current.onAddressWritten(CAPTURES[index]?.id ?? 0));
    },
    /** The address follows, or changes otherwise. */
    address: (index: number) => rerender(index),
  };
}

test('an address that follows after the reader has moved twice does not move the viewer', () => {
  const { shown, stay, address } = viewerAt(3);
  stay(28);
  stay(18);
  expect(shown()).toBe(18);
  address(28);
  expect(shown()).toBe(18);
  address(18);
  expect(shown()).toBe(18);
});

test('an address that changes otherwise moves the viewer, also back to one before', () => {
  const { shown, stay, address } = viewerAt(3);
  stay(28);
  address(28);
  stay(18);
  address(18);
  stay(20);
  address(20);
  address(28);
  expect(shown()).toBe(28);
  address(5);
  expect(shown()).toBe(5);
});
