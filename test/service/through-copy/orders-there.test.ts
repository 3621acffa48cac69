import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOURCE_TOKEN_HEADER } from '#contract/copy/copy-status.ts';
import { runLoad } from '#service/load/run-load.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { ask } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { exportOnceIt, newExport, postExport, type ExportBody } from '#test/service/exports/export-season.ts';
import { wholeList } from '#test/service/queries/walk.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { faultyService, type FaultyAnswer } from '#test/support/faulty-service.ts';
import { FOREIGN_READER, FOREIGN_TOKEN } from '#test/support/foreign/foreign-logins.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { loadInto } from '#test/support/load-options.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';

const ORDERS = '/api/v2/copy/exports/';
const COPYS_TOKEN = 'token-of-the-copy-itself';
const READERS_TOKEN = 'token-of-the-reader';

interface Named {
  id: number;
  name: string;
}

/** POSTs JSON, with a token of the source. */
const post = (origin: string, path: string, body: unknown, token?: string) =>
  ask(origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { [SOURCE_TOKEN_HEADER]: token }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe.each(similarDatabases)('orders through a copy in $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let source: ForeignService;
  let folder: string;
  let copy: RunningService;
  const lines: string[] = [];

  beforeAll(async () => {
    [empty, source] = [await databaseWithTables(kind), await foreignService()];
    Object.assign(source.records.captures.find(({ id }) => id === 1_021) ?? {}, { url: '/media/captures/1021.jpg' });
    const request = { what: 'service', base: source.origin, project: null, token: FOREIGN_TOKEN } as const;
    expect(await runLoad({ ...request, follow: false, replace: false }, loadInto(empty))).toBe(true);
    folder = mkdtempSync(join(tmpdir(), 'noctuary-copy-'));
    copy = await serve(empty.location, {
      copy: { source: source.origin, token: COPYS_TOKEN },
      exportFolder: folder,
      logLevel: 'debug',
      logStream: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(async () => {
    await copy.stop();
    await source.stop();
    await empty.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const idHere = async (list: string, name: string) =>
    (await wholeList<Named>(copy.url, `/api/v2/${list}/`)).find((one) => one.name === name)?.id ?? 0;

  test('are made at the source, for its own ids, with the token of the reader alone', async () => {
    const [project, deployment, taxon] = [
      await idHere('projects', 'Orchard rows'),
      await idHere('deployments', 'Row 19'),
      await idHere('taxa', 'Rivula sericealis'),
    ];
    expect([project, deployment, taxon]).not.toEqual([22, 35, 54]);
    const order = { format: 'occurrences_simple_csv', project };
    const filters = { deployment, deployments: [deployment], taxon, first_night: '2026-05-03' };
    const { status, text } = await post(copy.url, ORDERS, { ...order, filters }, FOREIGN_TOKEN);
    const ordered = source.records.exports.at(-1);
    expect([status, (JSON.parse(text) as { id: number }).id]).toEqual([201, ordered?.id]);
    expect(ordered).toMatchObject({
      job: { project: { id: 22 } },
      filters: { deployment: 35, deployments: [35], taxon: 54, first_night: '2026-05-03' },
    });
    expect((await wholeList<ExportBody>(copy.url, '/api/v2/exports/')).length).toBe(0);
    const offered = await ask(copy.url, ORDERS, {
      method: 'OPTIONS',
      headers: { [SOURCE_TOKEN_HEADER]: FOREIGN_TOKEN },
    });
    expect(JSON.parse(offered.text)).toMatchObject({ actions: { POST: { format: { type: 'choice' } } } });
  });

  test('of what was not copied are refused here, and nothing is asked there', async () => {
    const asked = source.requests.length;
    const project = await idHere('projects', 'Orchard rows');
    const said = async (body: unknown) => {
      const { status, text } = await post(copy.url, ORDERS, body, FOREIGN_TOKEN);
      return [status, Object.keys(JSON.parse(text) as object)];
    };
    expect(await said({ format: 'a', project: 99 })).toEqual([400, ['project']]);
    expect(await said({ format: 'a', project, filters: { sites: [1, 99] } })).toEqual([400, ['filters.sites']]);
    expect(await said({ project })).toEqual([400, ['format']]);
    expect((await post(copy.url, ORDERS, { format: 'a', project }, 'two words')).status).toBe(400);
    expect(source.requests.length).toBe(asked);
  });

  test('begin with a log in at the source; no line of the log has password or token', async () => {
    const { status, text, headers } = await post(copy.url, '/api/v2/copy/login/', FOREIGN_READER);
    expect([status, JSON.parse(text)]).toEqual([200, { auth_token: FOREIGN_TOKEN }]);
    expect(headers['cache-control']).toBe('no-store');
    const wrong = await post(copy.url, '/api/v2/copy/login/', { ...FOREIGN_READER, password: 'moth' });
    expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
      400,
      { non_field_errors: [expect.stringContaining('Unable')] },
    ]);
    // A page offers it where the source has it.
    expect((await ask(copy.url, '/api/v2/copy/login/', { method: 'OPTIONS' })).status).toBe(200);
    await post(copy.url, ORDERS, { format: 'a', project: 1 }, FOREIGN_TOKEN);
    expect(lines.join('')).toContain('/api/v2/copy/login/');
    for (const secret of [FOREIGN_TOKEN, FOREIGN_READER.password]) expect(lines.join('')).not.toContain(secret);
  });

  test('of our own are made here, in formats that the source does not have', async () => {
    const asked = source.requests.length;
    const project = await idHere('projects', 'Orchard rows');
    const answer = await postExport(copy.url, { format: 'camtrap_dp', project });
    const { id } = JSON.parse(answer.text) as ExportBody;
    const { file_url } = await exportOnceIt(copy.url, id, 'SUCCESS');
    const zip = join(folder, 'read-back.zip');
    writeFileSync(zip, (await ask(copy.url, new URL(file_url ?? '').pathname)).bytes);
    const files = await unzipped(zip);
    expect(camtrapFaults(files)).toEqual([]);
    expect(files['media.csv']).toContain(`${source.origin}/media/captures/1021.jpg,true`);
    expect((await newExport(copy.url, project)).format).toBe('occurrences_simple_csv');
    expect(source.requests.length).toBe(asked);
  });

  test('that the source does not take are answered in words; a 401 of it is none of the copy', async () => {
    const sent: { token: string | undefined; body: string }[] = [];
    let answer: FaultyAnswer = { body: {} };
    const faulty = await faultyService((_path, _query, { authorization }, _method, body) => {
      sent.push({ token: authorization, body });
      return answer;
    });
    await copy.database
      .updateTable('load_keys')
      .set({ source: faulty.origin })
      .where('kind', '=', 'projects')
      .execute();
    const other = await serve(empty.location, {
      copy: { source: faulty.origin, token: COPYS_TOKEN, timeoutMs: 500 },
      tokens: parseAccessTokens('reader:a-token-of-many-letters'),
    });
    const body = JSON.stringify({ format: 'x', project: 1 });
    const said = async (next: FaultyAnswer, token: string | null = READERS_TOKEN) => {
      answer = next;
      const { status, text, headers } = await ask(other.url, ORDERS, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: 'Token a-token-of-many-letters',
          ...(token !== null && { [SOURCE_TOKEN_HEADER]: token }),
        },
        body,
      });
      return [status, text.replaceAll(faulty.origin, 'SOURCE'), headers['retry-after'], headers['www-authenticate']];
    };
    const detail = (words: string) => JSON.stringify({ detail: words });
    expect(await said({ status: 400, body: { format: ['"x" is not a valid choice.'] } })).toEqual([
      400,
      '{"format":["\\"x\\" is not a valid choice."]}',
      undefined,
      undefined,
    ]);
    for (const status of [401, 403])
      expect(
        await said({ status, body: { detail: 'Invalid token.' }, headers: { 'www-authenticate': 'Token' } }),
      ).toEqual([
        403,
        detail(`SOURCE refuses your token there, or wants one (${status}): Invalid token.`),
        undefined,
        undefined,
      ]);
    expect(await said({ status: 429, body: {}, headers: { 'retry-after': '7' } })).toEqual([
      429,
      detail('SOURCE has been asked too often.'),
      '7',
      undefined,
    ]);
    expect((await said({ status: 500, body: '<h1>500</h1>' }, null)).slice(0, 2)).toEqual([
      502,
      detail('SOURCE answered with 500. It may want a token of yours there.'),
    ]);
    expect((await said({ body: '<h1>Hello</h1>' })).slice(0, 2)).toEqual([
      502,
      detail('SOURCE answered with something that is no JSON.'),
    ]);
    // A source without a log in.
    const offer = { method: 'OPTIONS', headers: { authorization: 'Token a-token-of-many-letters' } };
    answer = { status: 404, body: {} };
    expect((await ask(other.url, '/api/v2/copy/login/', offer)).status).toBe(204);
    expect((await said({ status: 302, body: {}, headers: { location: 'https://elsewhere.example.org/' } }))[0]).toBe(
      502,
    );
    expect((await said({ body: {}, stopsAfter: { bytes: 1, by: 'close' } }))[0]).toBe(502);
    expect((await said({ body: {}, raw: () => {} })).slice(0, 2)).toEqual([
      504,
      detail('SOURCE did not answer within 0.5 seconds.'),
    ]);
    const tokens = sent.map(({ token }) => token);
    expect(new Set(tokens)).toEqual(new Set([`Token ${READERS_TOKEN}`, undefined]));
    expect((await post(other.url, ORDERS, body, READERS_TOKEN)).status).toBe(401);
    expect(sent.length).toBe(tokens.length);
    await other.stop();
    await faulty.stop();
  });

  test('keep no others waiting while the source is silent', async () => {
    const held: ServerResponse[] = [];
    const silent = await faultyService(() => ({ body: {}, raw: (response) => void held.push(response) }));
    await copy.database
      .updateTable('load_keys')
      .set({ source: silent.origin })
      .where('kind', '=', 'projects')
      .execute();
    const patient = await serve(empty.location, { copy: { source: silent.origin, token: null } });
    const order = { format: 'x', project: 1 };
    // More than the writes that are worked on at a time.
    const orders = Array.from({ length: 6 }, () => post(patient.url, ORDERS, order, READERS_TOKEN));
    await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
    expect((await postExport(patient.url, {})).status).toBe(400);
    const end = setInterval(() => held.splice(0).forEach((response) => response.destroy()), 50);
    expect(new Set((await Promise.all(orders)).map(({ status }) => status))).toEqual(new Set([502]));
    clearInterval(end);
    await patient.stop();
    await silent.stop();
  });

  test('are nothing that a service without a source takes', async () => {
    const own = await serve(empty.location);
    expect((await post(own.url, ORDERS, { format: 'x', project: 1 })).status).toBe(404);
    await own.stop();
  });
});
