import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';

// A CI machine may be slow, with others on it.
configure({ asyncUtilTimeout: process.env['CI'] ? 25_000 : 10_000, getElementError });

/**
 * What was looked for, without the page that it was looked for in: the library writes that out at every try of
 * `findBy` and `waitFor`, which took a sixth of a test's time. `screen.debug()` shows it.
 */
function getElementError(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  loadedFrom(inject('serviceUrl'));
  localStorage.clear();
  consoleError.mockClear();
});

afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls, 'nothing is written to console.error').toEqual([]);
});

// What a test began to load is loaded before its environment goes.
afterAll(() => vi.dynamicImportSettled());

/** The dashboard asks the origin it was loaded from: the sample's service, or another that a test starts. */
export function loadedFrom(origin: string): void {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(origin);
}
