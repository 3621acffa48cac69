import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import type { SentOf } from '#contract/lists/collections.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { argument } from './argument.ts';
import { machine } from './machine.ts';
import { runningService } from './running-service.ts';

const SESSIONS = 10_000;
const DEPLOYMENTS = 100;
const TAXA = 500;
const POLL_MS = 50;
const FORMATS = ['captures_csv', 'occurrences_simple_csv', 'camtrap_dp', 'darwin_core_archive'];

/**
 * Exports a project of `--captures` captures (10,000,000), each with a detection, three of which are an occurrence, from
 * SQLite: rows a second, the service's memory, and the time
 * from a cancel until nothing of the file is left.
 */
export async function benchExports(parameters: string[]): Promise<void> {
  const captures = Number(argument(parameters, 'captures', '10000000'));
  const data = resolve('build', 'bench', `exports-${captures}-detections`);
  if (!existsSync(data)) await fill(data, captures);
  rmSync(join(data, 'exports'), { recursive: true, force: true });
  const service = await runningService({ NOCTUARY_DATA: data, DATABASE_URL: '' });
  console.log(
    `${machine.cores} cores of ${machine.model}\n${captures.toLocaleString('en')} captures in ${SESSIONS.toLocaleString('en')} sessions\n`,
  );
  try {
    for (const format of FORMATS) {
      const begun = performance.now();
      const { id } = await order(service.origin, format);
      const record = await ended(service.origin, id);
      const seconds = (performance.now() - begun) / 1_000;
      const rows = record.record_count ?? 0;
      console.log(
        `${format}: ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ` +
          `${Math.round(rows / seconds).toLocaleString('en')} rows/s, ${Math.round((record.file_size ?? 0) / 1e6)} MB; ` +
          `memory of the service at most ${Math.round(service.peakMB())} MB`,
      );
    }
    const { id, job } = await order(service.origin, 'captures_csv');
    while (written(await asked(service.origin, id)) < captures / 10) await setTimeout(POLL_MS);
    const begun = performance.now();
    const { status } = await fetch(`${service.origin}/api/v2/jobs/${job.id}/cancel/`, { method: 'POST' });
    const answeredMs = performance.now() - begun;
    while (readdirSync(join(data, 'exports')).some((name) => name.includes(`-${id}.`))) await setTimeout(1);
    console.log(
      `cancelled (${status}): answered after ${Math.round(answeredMs)} ms, ` +
        `nothing left of its file after ${Math.round(performance.now() - begun)} ms`,
    );
  } finally {
    await service.stop();
  }
}

async function fill(folder: string, captures: number): Promise<void> {
  console.log('Filling the database …');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'noctuary.sqlite');
  await (await openDatabase(path)).close();
  const database = new Libsql(path);
  const at = `'2024-01-01T00:00:00.000001'`;
  const upTo = (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select`;
  database.exec('pragma synchronous = off; begin');
  database.exec(`insert into projects (id, name, description, draft, created_at, updated_at, events_count, captures_count)
    values (1, 'Bench', '', 0, ${at}, ${at}, ${SESSIONS}, ${captures})`);
  database.exec(`insert into deployments (id, project_id, name, latitude, longitude, created_at, updated_at)
    ${upTo(DEPLOYMENTS)} i, 1, 'Trap ' || i, 45 + i / 100.0, -73, ${at}, ${at} from n`);
  database.exec(`insert into events (id, project_id, deployment_id, start, "end", duration_seconds, captures_count, created_at, updated_at)
    ${upTo(SESSIONS)} i, 1, 1 + i % ${DEPLOYMENTS}, date('2020-01-01', '+' || (i / ${DEPLOYMENTS}) || ' days') || 'T22:00:00',
      date('2020-01-02', '+' || (i / ${DEPLOYMENTS}) || ' days') || 'T04:00:00', 21600, ${captures / SESSIONS}, ${at}, ${at} from n`);
  database.exec(`insert into captures (id, project_id, deployment_id, event_id, timestamp)
    ${upTo(captures)} i, 1, 1 + (1 + (i - 1) % ${SESSIONS}) % ${DEPLOYMENTS}, 1 + (i - 1) % ${SESSIONS},
      date('2020-01-01', '+' || ((1 + (i - 1) % ${SESSIONS}) / ${DEPLOYMENTS}) || ' days') || 'T23:00:00' from n`);
  // A multiple of the sessions, so that the captures of an occurrence are of one session.
  const occurrences = SESSIONS * Math.max(1, Math.floor(captures / SESSIONS / 3));
  database.exec(`insert into taxa (id, name, rank, created_at, updated_at)
    ${upTo(TAXA)} i, 'Species ' || i, 'SPECIES', ${at}, ${at} from n`);
  database.exec(`insert into occurrences (id, project_id, deployment_id, event_id, determination_id, determination_score,
      first_appearance_timestamp, last_appearance_timestamp, created_at, updated_at)
    select id, 1, deployment_id, event_id, 1 + id % ${TAXA}, 0.9, timestamp, timestamp, ${at}, ${at}
      from captures where id <= ${occurrences}`);
  database.exec(`insert into detections (capture_id, occurrence_id, box_x, box_y, box_width, box_height, score)
    select id, 1 + (id - 1) % ${occurrences}, 0.1, 0.2, 0.05, 0.05, 0.9 from captures`);
  database.exec('commit');
  database.close();
}

async function order(origin: string, format: string): Promise<SentOf<'exports'>> {
  const answer = await fetch(`${origin}/api/v2/exports/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format, project: 1 }),
  });
  return (await answer.json()) as SentOf<'exports'>;
}

async function asked(origin: string, id: number): Promise<SentOf<'exports'>> {
  return (await (await fetch(`${origin}/api/v2/exports/${id}/`)).json()) as SentOf<'exports'>;
}

async function ended(origin: string, id: number): Promise<SentOf<'exports'>> {
  for (;;) {
    const found = await asked(origin, id);
    const status = found.job?.progress?.summary.status;
    if (status === 'SUCCESS') return found;
    if (status === 'FAILURE') throw new Error(JSON.stringify(found.job?.progress));
    await setTimeout(POLL_MS);
  }
}

/** How many records a running export has written. */
function written({ job }: SentOf<'exports'>): number {
  const parameters = job?.progress?.stages.flatMap(({ params }) => params) ?? [];
  return Number(parameters.find(({ key }) => key === 'number_of_records_exported')?.value ?? 0);
}
