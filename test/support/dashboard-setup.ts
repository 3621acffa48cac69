import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import * as React from 'react';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';

// A CI machine may be slow, with others on it.
configure({ asyncUtilTimeout: process.env['CI'] ? 60_000 : 10_000, getElementError });

/**
 * What was looked for, without the page that it was looked for in: the library writes that out at every try of
 * `findBy` and `waitFor`, which took a sixth of a test's time. `screen.debug()` shows it.
 */
function getElementError(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

// For the stacks of its warnings React takes a stack trace of every element it creates, a tenth of a test's time, until
// this counter reaches 10,000 in a second. The warnings themselves stay.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals === undefined) throw new Error('React has renamed the object with its counter of stack traces.');
const usedUp = { get: () => 10_000, set: () => {}, configurable: true };
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', usedUp);

// A look for a role asks for the style of every element, and the library serializes all properties to copy them each time.
CSSPropertyManager.prototype.clone = function clone(): CSSPropertyManager {
  const { properties, ...others } = this;
  const copies = Object.entries(properties).map(([name, value]) => [name, { ...value }]);
  return Object.assign(new CSSPropertyManager(), structuredClone(others), { properties: Object.fromEntries(copies) });
};

const consoleError = vi.spyOn(console, 'error');

beforeEach(async () => {
  loadedFrom(inject('smallUrl'));
  localStorage.clear();
  // A page waits for its messages; a test that calls a function of it does not.
  await changeLanguage('en');
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
