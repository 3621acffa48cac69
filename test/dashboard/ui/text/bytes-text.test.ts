import { describe, expect, test } from 'vitest';
import { bytesText } from '#dashboard/ui/text/bytes-text.ts';

describe('sizes', () => {
  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [999_949, '999.9 kB'],
    // One more rounds up to the next unit.
    [999_950, '1 MB'],
    [999_960, '1 MB'],
    [122_139_527_356, '122.1 GB'],
    [9e18, '9,000 PB'],
  ])('by powers of 1,000: %d bytes are %s', (bytes, text) => {
    expect(bytesText(bytes, 'decimal')).toBe(text);
  });

  test.each([
    [1_000, '1,000 bytes'],
    [1_024, '1 KiB'],
    [1_048_524, '1,023.9 KiB'],
    [1_048_525, '1 MiB'],
    [122_139_527_356, '113.8 GiB'],
  ])('by powers of two: %d bytes are %s', (bytes, text) => {
    expect(bytesText(bytes, 'binary')).toBe(text);
  });
});
