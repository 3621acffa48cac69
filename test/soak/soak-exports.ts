import Libsql from 'libsql';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, type Random } from '#service/sample/random.ts';
import type { SoakService } from './soak-service.ts';
import { askDuringFaults, type SoakRecord } from './soak-traffic.ts';

/** An export that has not ended by then counts as lost. */
const LONGEST_MS = 90_000;
const LIST = '/api/v2/exports/';

interface ExportBody {
  id: number;
  filters: { collection_id?: string; deployment?: number; event?: number };
  job: { id: number; progress: { summary: { status: string } } };
  file_url: string | null;
  record_count: number | null;
  file_size: number | null;
}

const statusOf = (body: ExportBody) => body.job.progress.summary.status;

/** Orders, cancels and checks the exports of one service. */
export class SoakExports {
  readonly #service: SoakService;
  readonly #record: SoakRecord;
  readonly #season: Libsql.Database;
  readonly #folder: string;
  /** orders answered with 201 */
  readonly #ordered: ExportBody[] = [];
  /** those with a cancel request, whatever the answer was */
  readonly #cancelled = new Set<number>();
  readonly #checked = new Set<number>();
  /** orders with an unknown outcome: their answer was aborted, or says so */
  #unknown = 0;

  /** @param season SQLite file with the season that both services have; @param folder where export files are */
  constructor(service: SoakService, record: SoakRecord, season: string, folder: string) {
    this.#service = service;
    this.#record = record;
    this.#season = new Libsql(season, { readonly: true });
    this.#folder = folder;
  }

  get counts(): { ordered: number; whole: number } {
    return { ordered: this.#ordered.length, whole: this.#checked.size };
  }

  close(): void {
    this.#season.close();
  }

  async order(random: Random): Promise<void> {
    const one = (table: string) =>
      oneOf(random, this.#ids(`select id from ${table} where project_id = 1 order by id limit 20`));
    const filters = oneOf<() => object>(random, [
      () => ({}),
      () => ({ deployment: one('deployments') }),
      () => ({ event: one('events') }),
      () => ({ collection_id: String(one('collections')) }),
    ])();
    const body = JSON.stringify({ format: 'occurrences_simple_csv', project: 1, filters });
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const answer = await askDuringFaults(this.#record, this.#service, LIST, { method: 'POST', headers, body });
    if (answer === null || (answer.status === 503 && answer.text.includes('not known'))) this.#unknown += 1;
    else if (answer.status === 201) this.#ordered.push(JSON.parse(answer.text) as ExportBody);
    else if (answer.status !== 429 && answer.status !== 503)
      this.#wrong(`an order was answered with ${answer.status}: ${answer.text}`);
  }

  /** Cancels the newest export or an earlier one, which may have ended. */
  async cancel(random: Random): Promise<void> {
    const found = this.#ordered.at(-1 - Math.floor(random() * 3));
    if (found === undefined) return;
    const { id, job } = found;
    this.#cancelled.add(id);
    const headers = { 'content-length': '0' };
    const answer = await askDuringFaults(this.#record, this.#service, `/api/v2/jobs/${job.id}/cancel/`, {
      method: 'POST',
      headers,
    });
    if (answer !== null && ![200, 409, 503].includes(answer.status))
      this.#wrong(`cancelling ${id} was answered with ${answer.status}: ${answer.text}`);
  }

  /** Waits until all have ended, then compares each file with the expected rows. */
  async check(): Promise<void> {
    const end = performance.now() + LONGEST_MS;
    let all = await this.#list();
    while (all.some((body) => /^(CREATED|STARTED)$/.test(statusOf(body))) && performance.now() < end) {
      await pause(200);
      all = await this.#list();
    }
    const there = new Set(all.map(({ id }) => id));
    for (const { id } of this.#ordered) if (!there.has(id)) this.#wrong(`export ${id} was ordered and is lost`);
    const unasked = all.filter(({ id }) => this.#ordered.every((one) => one.id !== id));
    if (unasked.length > this.#unknown)
      this.#wrong(
        `${unasked.length} exports are there that no answer named; of ${this.#unknown} orders nothing is known`,
      );
    for (const body of all) if (!this.#checked.has(body.id)) await this.#checkOne(body);
    const files = readdirSync(this.#folder);
    // Each file has its checksum beside it.
    const named = new Set(
      all.flatMap(({ file_url }) => [file_url?.split('/').at(-1), `${file_url?.split('/').at(-1)}.sha256`]),
    );
    for (const name of files) if (!named.has(name)) this.#wrong(`the file ${name} belongs to no whole export`);
  }

  async #checkOne(body: ExportBody): Promise<void> {
    const status = statusOf(body);
    if (status === 'REVOKED' && this.#cancelled.has(body.id) && body.file_url === null) return;
    if (status !== 'SUCCESS' || body.file_url === null) {
      this.#wrong(`export ${body.id} ended with ${status}: ${JSON.stringify(body.job.progress)}`);
      return;
    }
    const file = await askDuringFaults(this.#record, this.#service, new URL(body.file_url).pathname);
    if (file === null) return;
    const lines = file.text.split('\r\n').slice(1, -1);
    const ids = lines.map((line) => Number(line.split(',', 1)[0]));
    const wanted = this.#ids(`select o.id from occurrences o join events e on e.id = o.event_id
      where ${this.#conditionOf(body.filters)} order by o.id`);
    if (file.status !== 200 || ids.join() !== wanted.join())
      this.#wrong(`the file of export ${body.id} (${file.status}) has ${ids.length} records, not ${wanted.length}`);
    if (body.record_count !== ids.length || body.file_size !== file.bytes.length)
      this.#wrong(`export ${body.id} says ${body.record_count} records and ${body.file_size} bytes of its file`);
    this.#checked.add(body.id);
  }

  #conditionOf({ collection_id, deployment, event }: ExportBody['filters']): string {
    if (event !== undefined) return `o.event_id = ${event}`;
    if (deployment !== undefined) return `o.deployment_id = ${deployment}`;
    if (collection_id === undefined) return 'o.project_id = 1';
    return `o.project_id = 1 and exists (select 1 from collections c where c.id = ${collection_id}
      and (c.first_day is null or substr(e.start, 1, 10) >= c.first_day)
      and (c.last_day is null or substr(e.start, 1, 10) <= c.last_day))`;
  }

  async #list(): Promise<ExportBody[]> {
    const answer = await askDuringFaults(this.#record, this.#service, `${LIST}?ordering=id&limit=1000`);
    return answer?.status === 200 ? (JSON.parse(answer.text) as { results: ExportBody[] }).results : [];
  }

  #ids(statement: string): number[] {
    return (this.#season.prepare(statement).all() as { id: number }[]).map(({ id }) => id);
  }

  #wrong(what: string): void {
    this.#record.problem(this.#service.name, what);
  }
}
