import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#service/database/open-database.ts';
import { ask, askJson } from '#test/service/ask.ts';

/** An export as these tests read it; spec 2.6. */
export interface ExportBody {
  id: number;
  user: { id: number; name: string };
  format: string;
  filters: Record<string, unknown>;
  filters_display: Record<string, unknown>;
  job: {
    id: number;
    name: string;
    progress: {
      summary: { status: string; progress: number };
      stages: { key: string; status: string; progress: number; params: { key: string; value: unknown }[] }[];
      errors: string[];
      logs: string[];
    };
  };
  file_url: string | null;
  record_count: number | null;
  file_size: number | null;
  created_at: string;
  updated_at: string;
}

/** POSTs JSON to the exports. */
export function postExport(origin: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  const all = { 'content-type': 'application/json', 'content-length': length, ...headers };
  return ask(origin, '/api/v2/exports/', { method: 'POST', headers: all, body: text });
}

/** The record of a new export of the season; throws if it is refused. */
export async function newExport(origin: string, project = 1, filters: object = {}): Promise<ExportBody> {
  const { status, text } = await postExport(origin, { format: 'occurrences_simple_csv', project, filters });
  if (status !== 201) throw new Error(`The export was answered with ${status}: ${text}`);
  return JSON.parse(text) as ExportBody;
}

export function exportNow(origin: string, id: number): Promise<ExportBody> {
  return askJson<ExportBody>(origin, `/api/v2/exports/${id}/`);
}

export const statusOf = (record: ExportBody) => record.job.progress.summary.status;

/** A parameter of a stage, named as in 2.6. */
export function parameterOf(record: ExportBody, key: string): unknown {
  return record.job.progress.stages.flatMap(({ params }) => params).find((parameter) => parameter.key === key)?.value;
}

/** Waits until the job has this status, and returns the record. */
export async function exportOnceIt(origin: string, id: number, status: string): Promise<ExportBody> {
  await expect.poll(async () => statusOf(await exportNow(origin, id)), { timeout: 60_000 }).toBe(status);
  return exportNow(origin, id);
}

/** Ids of the occurrences in the file at `file_url`, in the file's sequence. */
export async function idsInFile(origin: string, { file_url }: ExportBody): Promise<number[]> {
  const { status, text } = await ask(origin, new URL(file_url ?? '').pathname);
  if (status !== 200) throw new Error(`${file_url} was answered with ${status}.`);
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error(`${file_url} ends within a line.`);
  return lines.slice(1).map((line) => Number(line.split(',', 1)[0]));
}

/** The ids that a condition in SQL selects. */
export async function idsWhere(database: Database, condition: string): Promise<number[]> {
  const { rows } = await sql
    .raw<{ id: number }>(
      `select o.id from occurrences o join events e on e.id = o.event_id where ${condition} order by o.id`,
    )
    .execute(database);
  return rows.map(({ id }) => id);
}

/** Names of the complete and of the temporary files in a folder. */
export function filesIn(folder: string): { whole: string[]; temporary: string[] } {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isTemporary = (name: string) => name.endsWith('.part');
  return {
    whole: names.filter((name) => name.endsWith('.csv')).toSorted(),
    temporary: names.filter(isTemporary).toSorted(),
  };
}

export interface Report {
  job_id: number;
  status: string;
  claimed_by: string | null;
  progress: string;
  updated_at: string;
}

/**
 * Makes the database record every report on a job with triggers, since polling would miss some. Renewals of a claim
 * change none of these columns.
 */
export async function noteReports(database: Database, kind: 'sqlite' | 'postgres'): Promise<() => Promise<Report[]>> {
  const columns = 'status, claimed_by, progress, updated_at';
  const values = columns.replaceAll(/\w+/g, 'new.$&');
  const insert = `insert into reports (job_id, ${columns}) values (new.id, ${values});`;
  const number = kind === 'sqlite' ? 'integer primary key' : 'serial primary key';
  const statements = [
    `create table reports (n ${number}, job_id integer, status text, claimed_by text, progress text, updated_at text)`,
    ...(kind === 'sqlite'
      ? [`create trigger note after update of ${columns} on jobs begin ${insert} end`]
      : [
          `create function note() returns trigger language plpgsql as $$ begin ${insert} return null; end $$`,
          `create trigger note after update of ${columns} on jobs for each row execute function note()`,
        ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
  return async () => (await sql<Report>`select * from reports order by n`.execute(database)).rows;
}
