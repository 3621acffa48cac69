import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { exportAnswer } from './foreign-exports.ts';
import { threeWorkers } from './foreign-waits.ts';
import {
  foreignRecords,
  LEFT_OUT_TAXON,
  LOWEST_SCORE,
  ORIGIN,
  type ForeignRecord,
  type ForeignRecords,
} from './foreign-records.ts';
import { FOREIGN_TOKEN, loginAnswer } from './foreign-logins.ts';

export interface ForeignOptions {
  records?: ForeignRecords;
  /** whether lists and counts leave out records by each project's default filters unless `apply_defaults=false` */
  hasDefaults?: boolean;
  /** records of a page at most; Infinity: as many as were asked for */
  mostPerPage?: number;
  /** whether only the first page of a list has a count: the others have null */
  countsOnce?: boolean;
  /** whether `ordering` has any effect on a list */
  isOrdered?: (list: keyof ForeignRecords) => boolean;
  /** whether lists are refused without a token */
  isPrivate?: boolean;
  /** CSV files by their path, "/media/exports/75.csv" */
  files?: Readonly<Record<string, string>>;
  /** port to listen on; by default a free one */
  port?: number;
  /** whether lists take as long as those of a running service, with three workers, and exports ten seconds */
  hasWaits?: boolean;
  /** milliseconds that one record takes */
  msPerRecord?: number;
  /** called before an answer; an answer that it returns is sent in place of the service's */
  before?: (request: ForeignRequest) => ForeignAnswer | void | Promise<ForeignAnswer | void>;
}

export interface ForeignRequest {
  /** "captures" */
  path: string;
  query: URLSearchParams;
}

export interface ForeignAnswer {
  status: number;
  /** an object is sent as JSON, text as HTML */
  body: unknown;
}

export interface ForeignService {
  origin: string;
  records: ForeignRecords;
  /** path and query of every request, by arrival, without `/api/v2/`; tests may empty it */
  requests: string[];
  /** tokens that were logged out */
  endedTokens: string[];
  /** number of records sent of each list; tests may clear it */
  sent: Map<string, number>;
  stop: () => Promise<void>;
}

function countedIn(
  answer: ForeignAnswer,
  query: URLSearchParams,
  { countsOnce = false }: ForeignOptions,
): ForeignAnswer {
  const isLater = countsOnce && Number(query.get('offset') ?? 0) > 0;
  return isLater ? { ...answer, body: { ...(answer.body as object), count: null } } : answer;
}

/** The fields that each list can be ordered by; others are ignored without a word. */
const ORDERINGS: Readonly<Record<keyof ForeignRecords, readonly string[]>> = {
  projects: ['name', 'created_at', 'updated_at'],
  deployments: ['name', 'created_at', 'updated_at', 'captures_count', 'events_count', 'occurrences_count'],
  events: ['created_at', 'updated_at', 'start', 'captures_count', 'detections_count', 'duration'],
  captures: ['timestamp', 'created_at', 'size', 'detections_count'],
  occurrences: ['created_at', 'updated_at', 'first_appearance_timestamp', 'determination_score'],
  taxa: ['name', 'created_at', 'updated_at', 'occurrences_count'],
  exports: ['created_at', 'updated_at', 'record_count'],
  jobs: ['name', 'created_at', 'updated_at', 'status'],
  storage: ['name', 'created_at', 'updated_at'],
  'deployments/sites': ['name', 'created_at', 'updated_at'],
  'deployments/devices': ['name', 'created_at', 'updated_at'],
};
const FILTERS: Readonly<Partial<Record<keyof ForeignRecords, readonly string[]>>> = {
  events: ['deployment'],
  captures: ['deployment', 'event'],
  occurrences: ['deployment', 'event', 'determination'],
};
const NEEDS_PROJECT: ReadonlySet<string> = new Set(['captures', 'occurrences']);
const DEFAULT_LIMIT = 20;

/**
 * A service of this interface that is not ours, as running ones behave: it closes each connection after its answer,
 * wants `project_id` for captures and occurrences, ignores unknown orderings and an unknown project, sorts nulls last,
 * with `hasDefaults` applies default filters unless told not to, redirects addresses without a last slash, answers HTML where it fails, and orders exports as `exportAnswer` does.
 */
export async function foreignService(options: ForeignOptions = {}): Promise<ForeignService> {
  const { records = foreignRecords(), before, msPerRecord = 0, hasWaits = false } = options;
  const files = { ...options.files };
  const work = hasWaits ? threeWorkers() : null;
  const [requests, sent]: [string[], Map<string, number>] = [[], new Map()];
  const endedTokens: string[] = [];
  let origin = '';

  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin);
    const path = url.pathname.replace('/api/v2/', '').replace(/\/$/, '');
    requests.push(request.url?.replace('/api/v2/', '') ?? '');
    const send = ({ status, body }: ForeignAnswer) => {
      const isText = typeof body === 'string';
      const text = (isText ? body : JSON.stringify(body)).replaceAll(ORIGIN, origin);
      const type = isText ? 'text/html; charset=utf-8' : 'application/json';
      response.writeHead(status, { 'content-type': type, connection: 'close' }).end(text);
    };
    const file = files[url.pathname];
    if (file !== undefined) {
      return response.writeHead(200, { 'content-type': 'text/csv', connection: 'close' }).end(file);
    }
    if (!url.pathname.endsWith('/')) {
      const location = `${url.pathname}/${url.search}`;
      return response.writeHead(301, { location, connection: 'close', 'content-length': '0' }).end();
    }
    const instead = await before?.({ path, query: url.searchParams });
    if (instead !== undefined) return send(instead);
    const login = await loginAnswer(path, request, endedTokens);
    if (login !== null) return send(login);
    const { authorization } = request.headers;
    if (options.isPrivate === true && authorization === undefined) {
      return send({ status: 403, body: { detail: 'Authentication credentials were not provided.' } });
    }
    if (authorization !== undefined && authorization !== `Token ${FOREIGN_TOKEN}`) {
      return send({ status: 401, body: { detail: 'Invalid token.' } });
    }
    const about = await exportAnswer(path, request, {
      records,
      files,
      occurrencesOf: (project) =>
        records.occurrences.filter((one) => isOfProject('occurrences', one, project, records)),
      tickMs: hasWaits ? 1_000 : null,
    });
    if (about !== null) return send(about);
    const answer = answerOf(path, url.searchParams, { ...options, records });
    const count = (answer.body as { results?: unknown[] }).results?.length ?? 0;
    sent.set(path, (sent.get(path) ?? 0) + count);
    if (msPerRecord > 0) await pause(msPerRecord * count);
    await work?.(path, count);
    return send(countedIn(answer, url.searchParams, options));
  };
  const server = createServer((request, response) => {
    reply(request, response).catch(() => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>'));
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { origin, records, requests, endedTokens, sent, stop };
}

type Held = ForeignOptions & { records: ForeignRecords };

function answerOf(path: string, query: URLSearchParams, held: Held): ForeignAnswer {
  if (isList(path)) return listAnswer(path, query, held);
  const [, list = '', id] = /^(.+)\/(\d+)$/.exec(path) ?? [];
  if (!isList(list)) return { status: 404, body: '<h1>Not Found</h1>' };
  const record = held.records[list].find((one) => String(one.id) === id);
  return record === undefined
    ? { status: 404, body: { detail: 'Not found.' } }
    : { status: 200, body: withCounts(list, record, query, held) };
}

function isList(path: string): path is keyof ForeignRecords {
  return Object.hasOwn(ORDERINGS, path);
}

function listAnswer(list: keyof ForeignRecords, query: URLSearchParams, held: Held): ForeignAnswer {
  const { mostPerPage = Infinity, isOrdered = () => true } = held;
  const refusal = refusalOf(list, query);
  if (refusal !== null) return { status: 400, body: refusal };
  let rows = matching(list, query, held);
  const [term = ''] = (query.get('ordering') ?? '').split(',');
  const field = term.replace(/^-/, '');
  if (ORDERINGS[list].includes(field) && isOrdered(list)) rows = inOrder(rows, field, term.startsWith('-'));
  const limit = Math.min(positive(query.get('limit')) ?? DEFAULT_LIMIT, mostPerPage);
  const offset = positive(query.get('offset')) ?? 0;
  const link = (at: number) => `${ORIGIN}/api/v2/${list}/?limit=${limit}&offset=${at}`;
  return {
    status: 200,
    body: {
      count: rows.length,
      next: offset + limit < rows.length ? link(offset + limit) : null,
      previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
      results: rows.slice(offset, offset + limit).map((one) => withCounts(list, one, query, held)),
      user_permissions: [],
    },
  };
}

/** What is wrong with the parameters; null: nothing. */
function refusalOf(list: keyof ForeignRecords, query: URLSearchParams): object | null {
  const project = query.get('project_id');
  if (project === null && NEEDS_PROJECT.has(list)) return { project_id: ['This field is required.'] };
  if (project !== null && !/^\d+$/.test(project)) return { project_id: ['A valid integer is required.'] };
  const wrong = (FILTERS[list] ?? []).find((filter) => !/^\d*$/.test(query.get(filter) ?? ''));
  return wrong === undefined ? null : { [wrong]: ['Select a valid choice.'] };
}

function matching(list: keyof ForeignRecords, query: URLSearchParams, held: Held): readonly ForeignRecord[] {
  const asked = query.get('project_id');
  // An unknown project filters nothing.
  const project = held.records.projects.some(({ id }) => String(id) === asked) ? Number(asked) : null;
  const filters = (FILTERS[list] ?? []).filter((filter) => (query.get(filter) ?? '') !== '');
  return held.records[list].filter(
    (one) =>
      isOfProject(list, one, project, held.records) &&
      (project === null || !isLeftOut(list, one, query, held)) &&
      filters.every((filter) => String(idOf(one[filter])) === query.get(filter)),
  );
}

function isOfProject(
  list: keyof ForeignRecords,
  record: ForeignRecord,
  project: number | null,
  { deployments, occurrences }: ForeignRecords,
): boolean {
  if (project === null || list === 'projects') return list !== 'projects' || project === null || record.id === project;
  if (list === 'taxa') {
    const ofTaxon = occurrences.filter(({ determination }) => idOf(determination) === record.id);
    return ofTaxon.some((one) => isOfProject('occurrences', one, project, { deployments } as ForeignRecords));
  }
  const told = record['project'] ?? (record['job'] as ForeignRecord | undefined)?.['project'];
  if (told !== undefined) return idOf(told) === project;
  const trap = deployments.find(({ id }) => id === idOf(record['deployment']));
  return trap !== undefined && idOf(trap['project']) === project;
}

/** The id of a record that is embedded, or given by its id alone. */
function idOf(value: unknown): number | null {
  return typeof value === 'number' ? value : ((value as ForeignRecord | null | undefined)?.id ?? null);
}

/** Whether the default filters leave a record out: a low score, or a taxon. */
function isLeftOut(list: keyof ForeignRecords, record: ForeignRecord, query: URLSearchParams, held: Held): boolean {
  if (held.hasDefaults !== true || query.get('apply_defaults') === 'false') return false;
  if (list === 'taxa') return record.id === LEFT_OUT_TAXON;
  if (list !== 'occurrences') return false;
  return Number(record['determination_score']) < LOWEST_SCORE || idOf(record['determination']) === LEFT_OUT_TAXON;
}

/** A session counts the occurrences that pass. */
function withCounts(list: keyof ForeignRecords, record: ForeignRecord, query: URLSearchParams, held: Held) {
  if (list !== 'events') return record;
  const counted = held.records.occurrences.filter(
    (one) => idOf(one['event']) === record.id && !isLeftOut('occurrences', one, query, held),
  );
  const taxa = new Set(counted.map(({ determination }) => idOf(determination)));
  return { ...record, occurrences_count: counted.length, taxa_count: taxa.size };
}

/** Nulls are last in both directions. */
function inOrder(rows: readonly ForeignRecord[], field: string, isDescending: boolean): ForeignRecord[] {
  const valueOf = (record: ForeignRecord) => (record[field] ?? null) as string | number | null;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b === isDescending ? 1 : -1;
  });
}

function positive(text: string | null): number | null {
  return /^\d+$/.test(text ?? '') && Number(text) > 0 ? Number(text) : null;
}
