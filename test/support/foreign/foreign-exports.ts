import type { IncomingMessage } from 'node:http';
import { ORIGIN, type ForeignRecord, type ForeignRecords } from './foreign-records.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** Formats that such a service offers. */
const FORMATS = [
  { value: 'occurrences_simple_csv', display_name: 'occurrences_simple_csv' },
  { value: 'occurrences_wide_csv', display_name: 'Occurrences with all taxa' },
];
const ENDED = new Set(['SUCCESS', 'FAILURE', 'REVOKED']);

/**
 * What such a service answers about orders: it names its formats and no filters, records filters that it does not apply,
 * answers HTML to an order without a token, counts no orders, and cancels jobs. Null for all other requests.
 */
export async function exportAnswer(path: string, request: IncomingMessage, made: Made): Promise<Answer | null> {
  const isPost = request.method === 'POST';
  if (path === 'exports' && request.method === 'OPTIONS') return { status: 200, body: described() };
  if (path === 'exports/count' && isPost) return { status: 405, body: { detail: 'Method "POST" not allowed.' } };
  const job = /^jobs\/(\d+)\/cancel$/.exec(path)?.[1];
  if ((path !== 'exports' && job === undefined) || !isPost) return null;
  if (request.headers.authorization === undefined) return { status: 500, body: '<h1>500</h1>' };
  if (job !== undefined) return cancelled(Number(job), made.records);
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  return { status: 201, body: ordered(JSON.parse(text) as Order, made) };
}

function described() {
  const fields = { format: { type: 'choice', choices: FORMATS }, filters: { type: 'field', label: 'Filters' } };
  return { name: 'Export List', renders: ['application/json', 'text/html'], actions: { POST: fields } };
}

function cancelled(id: number, { jobs, exports }: ForeignRecords): Answer {
  const found = jobs.find((one) => one.id === id);
  if (found === undefined) return { status: 404, body: { detail: 'Not found.' } };
  if (ENDED.has(String(found['status']))) return { status: 200, body: found };
  found['status'] = 'REVOKED';
  for (const job of [found, ...exports.map((one) => one['job'] as ForeignRecord)])
    if (job.id === id) (job['progress'] as { summary: { status: string } }).summary.status = 'REVOKED';
  return { status: 200, body: found };
}

/** What orders are made of, and what they make. */
interface Made {
  records: ForeignRecords;
  occurrencesOf: (project: number) => readonly ForeignRecord[];
  /** by path */
  files: Record<string, string>;
  /** between two tenths of an export; null: it is finished at once, with the file of another one */
  tickMs: number | null;
}

interface Order {
  format: string;
  project: number;
  filters?: object;
}

/** A new export, which is finished at once or runs for ten ticks. */
function ordered(
  { format, project, filters = {} }: Order,
  { records, files, tickMs, occurrencesOf }: Made,
): ForeignRecord {
  const { exports } = records;
  const jobOf = (one: ForeignRecord) => one['job'] as { id: number; project: { id: number } };
  const like = exports.find((one) => jobOf(one).project.id === project) as ForeignRecord;
  const id = 1 + Math.max(...exports.map((one) => one.id));
  const file_url = `${ORIGIN}/media/exports/${jobOf(like).id}.csv`;
  const record = { ...structuredClone(like), id, format, filters, filters_display: filters, file_url };
  exports.push(record);
  if (tickMs === null) return record;
  const rows = occurrencesOf(project);
  const path = `/media/exports/order-${id}.csv`;
  const progress = { summary: { status: 'CREATED', progress: 0 }, stages: [], errors: [], logs: [] };
  Object.assign(record, {
    file_url: null,
    record_count: rows.length,
    job: { ...jobOf(like), id: 100_000 + id, progress },
  });
  let tenths = 0;
  const timer = setInterval(() => {
    tenths += 1;
    if (progress.summary.status === 'REVOKED') return clearInterval(timer);
    progress.summary = { status: tenths < 10 ? 'STARTED' : 'SUCCESS', progress: tenths / 10 };
    if (tenths < 10) return;
    clearInterval(timer);
    files[path] = `id\r\n${rows.map((one) => `${one.id}\r\n`).join('')}`;
    Object.assign(record, { file_url: ORIGIN + path, file_size: files[path]?.length, file_size_display: null });
  }, tickMs);
  timer.unref();
  return record;
}
