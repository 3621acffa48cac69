import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#dashboard/routes.tsx';
import { dashboardPages } from '#service/document/dashboard-pages.ts';

const withChildren = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(withChildren)];
const pages = routes
  .flatMap(withChildren)
  .flatMap(({ path, lazy }) => (path === undefined || typeof lazy !== 'function' ? [] : [{ path, load: lazy }]));
/** Loads a module by its name, as the routes do. */
const modules = import.meta.glob<{ default?: ComponentType }>('/src/dashboard/*/*.tsx');

test('the service names the page of every route', () => {
  expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(Object.keys(dashboardPages)));
});

test.each(pages)('the service names the module of the page at $path', async ({ path, load }) => {
  const [named = ''] = dashboardPages[path]?.modules ?? [];
  const loaded = await modules[`/src/dashboard/${named}`]?.();
  const { Component } = await load();
  expect(Component).toBeTypeOf('function');
  expect(Component).toBe(loaded?.default);
});

test('the service names every module that the routes load', () => {
  const source = readFileSync('src/dashboard/routes.tsx', 'utf8');
  const loaded = [...source.matchAll(/import\('#dashboard\/([^']+)'\)/g)].map(([, module]) => module);
  const named = Object.values(dashboardPages).flatMap((page) => page.modules);
  expect(new Set(named)).toEqual(new Set(loaded));
});
