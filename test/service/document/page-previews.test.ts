import fastify, { type InjectOptions } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { COUNTS_HEADER, COUNTS_INCOMPLETE } from '#contract/headers/counts-header.ts';
import { pagePreviews } from '#service/document/page-previews.ts';
import type { PreviewRequest } from '#service/document/preview-renderer.ts';

const app = fastify();
const asked: string[] = [];
const rendered: Omit<PreviewRequest, 'id'>[] = [];
const renderer = {
  render: (request: Omit<PreviewRequest, 'id'>) => {
    rendered.push(request);
    return Promise.resolve({ html: '<main>rows</main>', lang: 'da' });
  },
};
let places = 2;
const enter = () => {
  if (places === 0) return null;
  places -= 1;
  return () => (places += 1);
};
const previewOf = pagePreviews(app, renderer, { originOf: () => 'http://moths.example.org', enter });
app.get('/api/v2/projects/', ({ url }) => {
  asked.push(url);
  return { count: 0 };
});
app.get('/api/v2/mute/', () => new Promise(() => {}));
app.get('/api/v2/away/', (_request, reply) => reply.code(503).send({ detail: 'The database is away.' }));
app.get('/api/v2/counting/', (_request, reply) => reply.header(COUNTS_HEADER, COUNTS_INCOMPLETE).send({ count: 1 }));
app.get<{ Params: { list: string } }>('/pages/:list', (request) =>
  Promise.resolve(previewOf(request, ['projects/', `${request.params.list}/`])).then((preview) => ({ preview })),
);

const NAVIGATION = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'da-DK,da;q=0.9' };

async function previewAt(url: string, headers: NonNullable<InjectOptions['headers']> = NAVIGATION): Promise<unknown> {
  return (await app.inject({ url, headers })).json<{ preview: unknown }>().preview;
}

afterEach(() => {
  rendered.length = 0;
});

test('a page is rendered from the answers to its first requests, in the language of the browser', async () => {
  expect(await previewAt('/pages/projects?a=1')).toBe('<template id="preview" lang="da"><main>rows</main></template>');
  expect(rendered).toMatchObject([
    { address: '/pages/projects?a=1', language: 'da-DK', isNarrow: false, origin: 'http://moths.example.org' },
  ]);
  expect(rendered[0]?.answers.map(({ path, body }) => [path, body])).toEqual([
    ['projects/', '{"count":0}'],
    ['projects/', '{"count":0}'],
  ]);
});

test('a phone gets the page of a phone', async () => {
  const headers = { ...NAVIGATION, 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile' };
  expect(await previewAt('/pages/projects', headers)).toMatch(/^<template id="preview" lang="da" data-narrow>/);
  expect(rendered[0]?.isNarrow).toBe(true);
});

test.each([
  ['that never answers', 'mute'],
  ['that fails', 'away'],
  ['whose counts are incomplete', 'counting'],
])('a page with a request %s has no preview', async (_which, list) => {
  expect(await previewAt(`/pages/${list}`)).toBeNull();
  expect(rendered).toEqual([]);
});

test('each preview has a place, and leaves it; without one, a page has no preview and asks for nothing', async () => {
  await previewAt('/pages/mute');
  await previewAt('/pages/projects', { accept: '*/*' });
  expect(places).toBe(2);
  places = 0;
  asked.length = 0;
  expect(await previewAt('/pages/projects')).toBeNull();
  expect(asked).toEqual([]);
  places = 2;
  expect(await previewAt('/pages/projects')).not.toBeNull();
  expect(asked).toEqual(['/api/v2/projects/', '/api/v2/projects/']);
});

test('a script that asks for the page gets no preview', async () => {
  expect(await previewAt('/pages/projects', { accept: '*/*' })).toBeNull();
  expect(rendered).toEqual([]);
});
