import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertRows } from '#service/database/insert-rows.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { databaseWithSeason } from '#test/service/exports/database-with-season.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { serve, type RunningService } from '#test/support/serve.ts';

/** A package of its own, since openapi-typescript needs TypeScript 5. `npm ci` of the project installs it. */
const folder = fileURLToPath(new URL('typed-client', import.meta.url));
const TOKEN = 'a-token-of-many-letters';
/** Three processes, of which two compile. */
const WAIT_MS = 120_000;

let season: EmptyDatabase;
let service: RunningService;
let made = '';

/** What a command printed, and whether it failed. */
function run(script: string, args: readonly string[]): Promise<{ failed: boolean; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: made, maxBuffer: 1e8 }, (error, out, errors) =>
      resolve({ failed: error !== null, text: out + errors }),
    );
  });
}
const tool = (path: string) => join(folder, 'node_modules', path);
const compile = (file: string) => {
  writeFileSync(join(made, 'tsconfig.json'), JSON.stringify({ extends: join(folder, 'tsconfig.json'), files: [file] }));
  return run(tool('typescript/bin/tsc'), ['-p', 'tsconfig.json']);
};

beforeAll(async () => {
  if (!existsSync(tool('openapi-typescript')))
    throw new Error('The packages of the typed client are not installed: run npm ci.');
  season = await databaseWithSeason('sqlite');
  service = await serve(season.location, {
    exportFolder: season.folder,
    tokens: parseAccessTokens(`ada:${TOKEN}`),
  });
  await insertRows(service.database, 'captures', [
    { id: 1, project_id: 1, deployment_id: 1, event_id: 1, timestamp: '2024-06-10T22:00:00' },
  ]);
  await insertRows(service.database, 'detections', [
    { capture_id: 1, occurrence_id: 1, box_x: null, box_y: null, box_width: null, box_height: null, score: 0.25 },
  ]);
  // Within the package, so that its modules are found.
  made = mkdtempSync(join(folder, 'node_modules', '.made-'));
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }');
  cpSync(join(folder, 'season.ts'), join(made, 'season.ts'));
  const description = await fetch(`${service.url}/api/v2/schema/`);
  writeFileSync(join(made, 'openapi.json'), await description.text());
}, WAIT_MS);
afterAll(async () => {
  if (made !== '') rmSync(made, { recursive: true, force: true });
  await service.stop();
  await season.remove();
});

describe('a client whose types are made from the description', () => {
  test('lists, pages, fetches and orders without a cast', { timeout: WAIT_MS }, async () => {
    expect(readFileSync(join(folder, 'season.ts'), 'utf8')).not.toMatch(/\bas (?!const)|\bany\b|@ts-|!\.|![;)]/);
    const types = await run(tool('openapi-typescript/bin/cli.js'), ['openapi.json', '--output', 'interface.ts']);
    expect([types.failed, existsSync(join(made, 'interface.ts'))]).toEqual([false, true]);
    expect(await compile('season.ts')).toEqual({ failed: false, text: '' });

    const { failed, text } = await run('season.js', [service.url, TOKEN]);
    expect([failed, text]).toEqual([false, expect.stringMatching(/^\{/)]);
    const rows = await service.database
      .selectFrom('events')
      .select('id')
      .orderBy('start', 'desc')
      .orderBy('deployment_id')
      .execute();
    expect(rows).toHaveLength(30);
    const { listed, ordered, ...others } = JSON.parse(text) as Record<string, Record<string, unknown>>;
    expect(listed).toEqual({ pages: 5, count: 30, ids: rows.map(({ id }) => id) });
    expect(others).toEqual({
      chosen: [
        { id: 29, name: 'Far' },
        { id: 3, name: 'Møn, "øst"' },
        { id: 1, name: 'Møn, "øst"' },
      ],
      detected: [[0.25]],
      fetched: { name: 'Møn, "øst"', at: ['1.0', '2.0'] },
      refused: { status: 400, names: ['limit'] },
    });
    expect(ordered).toMatchObject({ counted: 20, user: 'ada', format: 'sessions_csv' });
    // The file may be whole before its job is cancelled.
    expect([200, 409]).toContain(ordered?.['cancel']);
  });

  test(
    'does not compile with an ordering, a format, a path that the service does not have',
    { timeout: WAIT_MS },
    async () => {
      const wrong = [
        "client.GET('/api/v2/events/', { params: { query: { ordering: ['-strat'] } } })",
        "client.POST('/api/v2/exports/', { body: { format: 'xlsx', project: 1 } })",
        "client.POST('/api/v2/exports/', { body: { format: 'sessions_csv' } })",
        "client.GET('/api/v2/sessions/', {})",
        "client.GET('/api/v2/deployments/{id}/', { params: { path: { id: 'one' } } })",
      ];
      const head = ["import createClient from 'openapi-fetch';", "import type { paths } from './interface.js';"];
      const calls = ['const client = createClient<paths>({});', ...wrong.map((call) => `void ${call};`)];
      writeFileSync(join(made, 'wrong.ts'), [...head, ...calls].join('\n'));
      const { failed, text } = await compile('wrong.ts');
      const lines = [...text.matchAll(/^wrong\.ts\((\d+),/gm)].map(([, line]) => Number(line));
      expect([failed, [...new Set(lines)]]).toEqual([true, wrong.map((_call, index) => index + 4)]);
    },
  );
});
