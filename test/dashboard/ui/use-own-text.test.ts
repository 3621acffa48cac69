import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOwnText } from '#dashboard/ui/use-own-text.ts';

test('a late update of the address does not overwrite what was typed since', async () => {
  const asked: string[] = [];
  const { result, rerender } = renderHook(({ value }) => useOwnText(value, (text) => asked.push(text), 1), {
    initialProps: { value: '' },
  });
  const type = async (text: string) => {
    act(() => {
      result.current.show(text);
      result.current.sendSoon(text);
    });
    await waitFor(() => expect(asked).toContain(text));
  };
  await type('Be');
  await type('Belve');
  expect(asked).toEqual(['Be', 'Belve']);
  rerender({ value: 'Be' });
  expect(result.current.text).toBe('Belve');
  rerender({ value: 'Belve' });
  expect(result.current.text).toBe('Belve');
  // Changed elsewhere, even to a text that was typed before.
  rerender({ value: 'Be' });
  expect(result.current.text).toBe('Be');
});
