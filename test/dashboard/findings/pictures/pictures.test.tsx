import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hasSmall, pictureAddresses, smallAddress } from '#dashboard/findings/pictures/capture-picture.ts';
import { useFirstToLoad } from '#dashboard/findings/pictures/use-first-to-load.ts';

const IMAGE = 'https://images.example/night 1/c.jpg';
const WHOLE = 'https://images.example/night%201/c.jpg';
const [SMALL, MEDIUM] = ['https://images.example/s.jpg', 'https://images.example/m.jpg'];
const capture = (thumbnails: Parameters<typeof hasSmall>[0]['thumbnails'], url: string | null = IMAGE) => ({
  id: 7,
  url,
  thumbnails,
});

describe('the picture of a capture', () => {
  test('is the small thumbnail up to a quarter more than its width, then the medium one', () => {
    const both = capture({ small: SMALL, medium: MEDIUM });
    expect(smallAddress(both, 100)).toBe(SMALL);
    expect(smallAddress(both, 300)).toBe(SMALL);
    expect(smallAddress(both, 301)).toBe(MEDIUM);
  });

  test('is the other thumbnail where one is missing or no address', () => {
    expect(smallAddress(capture({ small: SMALL, medium: null }), 1_000)).toBe(SMALL);
    expect(smallAddress(capture({ small: null, medium: MEDIUM }), 100)).toBe(MEDIUM);
    expect(smallAddress(capture({ small: 'javascript:alert(1)', medium: MEDIUM }), 100)).toBe(MEDIUM);
    expect(smallAddress(capture(null), 100)).toBeNull();
  });

  test('is tried as thumbnail, then as whole image, each once', () => {
    expect(pictureAddresses(capture({ small: SMALL, medium: MEDIUM }), 100)).toEqual([SMALL, WHOLE]);
    expect(pictureAddresses(capture({ small: WHOLE, medium: null }), 100)).toEqual([WHOLE]);
    expect(pictureAddresses(capture(null), 100)).toEqual([WHOLE]);
    expect(pictureAddresses(capture(null, null), 100)).toEqual([]);
  });

  test('has a thumbnail where the service reports one', () => {
    expect(
      [
        { small: SMALL, medium: null },
        { small: null, medium: MEDIUM },
      ].map((thumbnails) => hasSmall(capture(thumbnails))),
    ).toEqual([true, true]);
    expect([{ small: null, medium: null }, null].map((thumbnails) => hasSmall(capture(thumbnails)))).toEqual([
      false,
      false,
    ]);
  });
});

test('of several addresses the first that loads is shown', () => {
  const { result } = renderHook(() => useFirstToLoad(['a', 'b']));
  expect(result.current).toMatchObject({ address: 'a', isLast: false });
  act(() => result.current.onFailure());
  expect(result.current).toMatchObject({ address: 'b', isLast: true });
  act(() => result.current.onFailure());
  expect(result.current).toMatchObject({ address: null, isLast: true });
  act(() => result.current.onFailure());
  expect(result.current).toMatchObject({ address: null, isLast: true });
});
