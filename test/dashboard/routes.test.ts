import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#dashboard/routes.tsx';
import { dashboardPages } from '#service/document/dashboard-pages.ts';

const withChildren = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(withChildren)];
const pages = routes.flatMap(withChildren).filter(({ path, lazy }) => path !== undefined && lazy !== undefined);
/** Loads a module by its name, as the routes do. */
const modules = import.meta.glob<{ default?: ComponentType }>('/src/dashboard/*/*.tsx');

test('the service names the page of every route', () => {
  expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(Object.keys(dashboardPages)));
});

test.each(pages.map(({ path = '', lazy }) => [path, lazy] as const))(
  'the service names the module of the page at %s',
  async (path, lazy) => {
    const [page = ''] = dashboardPages[path]?.modules ?? [];
    const loaded = await modules[`/src/dashboard/${page}`]?.();
    expect(typeof lazy === 'function' && (await lazy())).toEqual({ Component: loaded?.default });
  },
);

test('the service names every module that the routes load', () => {
  const source = readFileSync('src/dashboard/routes.tsx', 'utf8');
  const loaded = [...source.matchAll(/import\('#dashboard\/([^']+)'\)/g)].map(([, module]) => module);
  const named = Object.values(dashboardPages).flatMap((page) => page.modules);
  expect(new Set(named)).toEqual(new Set(loaded));
});
