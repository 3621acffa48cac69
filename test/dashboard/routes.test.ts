import { existsSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { documentPages } from '#dashboard/first-view/document-pages.ts';
import { pages } from '#dashboard/pages.ts';
import { routes } from '#dashboard/routes.tsx';
import type { DocumentPage } from '#service/document/built-dashboard.ts';

/** Loads a module by its name, as the routes do. */
const modules = import.meta.glob<{ default?: ComponentType }>('/src/dashboard/*/*.tsx');
const withChildren = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(withChildren)];

test.each(pages)('the page at $path is the default export of $module', async ({ path, module }) => {
  const route = routes.flatMap(withChildren).find((one) => one.path === path);
  const loaded = typeof route?.lazy === 'function' ? await route.lazy() : {};
  expect(loaded.Component).toBeTypeOf('function');
  expect(loaded.Component).toBe((await modules[`/src/dashboard/${module}`]?.())?.default);
});

test('the page table names every part that the routes load', () => {
  const source = readFileSync('src/dashboard/routes.tsx', 'utf8');
  const loaded = [...source.matchAll(/import\('#dashboard\/([^']+)'\)/g)].map(([, module]) => module);
  expect(pages.flatMap(({ parts = [] }) => parts)).toEqual(loaded);
});

test('documents name the modules of each page, which exist, and the last page has all other paths', () => {
  const known: readonly DocumentPage[] = documentPages;
  for (const { path, module, parts = [] } of pages) {
    const address = path.replace(':id', '36');
    const found = known.find((one) => one.path.test(address));
    expect(found?.modules).toEqual([module, ...parts].map((name) => `src/dashboard/${name}`));
    for (const name of found?.modules ?? []) expect(existsSync(name)).toBe(true);
  }
  const notFound = known.find((one) => one.path.test('/no/such/page'));
  expect(notFound).toBe(known.at(-1));
  expect(notFound).toMatchObject({ modules: [], hasPreview: false });
});

test('pages of the rail have no id in their path, others have a record of the sample, and four are in the bar on phones', () => {
  const inRail = pages.filter(({ rail }) => rail !== undefined);
  expect(inRail.filter(({ path }) => path.includes(':'))).toEqual([]);
  expect(pages.filter(({ path, sampleId }) => path.includes(':id') !== (sampleId !== undefined))).toEqual([]);
  expect(inRail.map(({ rail }) => rail?.name)).toEqual(
    'overview deployments sessions effort compare taxa exports storage projects settings'.split(' '),
  );
  expect(inRail.filter(({ rail }) => rail?.isOnPhones).map(({ path }) => path)).toEqual([
    '/',
    '/deployments',
    '/sessions',
    '/exports',
  ]);
});
