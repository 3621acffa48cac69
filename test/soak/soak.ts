import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#service/database/open-database.ts';
import { randomFrom, type Random } from '#service/sample/random.ts';
import { ask } from '#test/service/ask.ts';
import type { TestCluster } from '#test/support/postgres.ts';
import { copySeason } from './copy-season.ts';
import { isFlat } from './is-flat.ts';
import { misbehavingUpstream } from './misbehaving-upstream.ts';
import { oneRequest, type Asked } from './one-request.ts';
import { questionsOver, wrongIn, type Question } from './questions.ts';
import { SoakExports } from './soak-exports.ts';
import { SoakService } from './soak-service.ts';
import { SoakRecord } from './soak-traffic.ts';

const CONNECTIONS = 8;
/** Number of requests while PostgreSQL is unavailable. */
const REQUESTS_WITHOUT_DATABASE = 40;
const LONGEST_RETURN_MS = 60_000;
/** Longest allowed block of a service's event loop. */
const LONGEST_OWN_WORK_MS = 1_000;

export interface SoakOptions {
  /** the built service */
  program: string;
  /** SQLite file of the sample season */
  sampleFile: string;
  /** an empty folder for all files of the soak */
  folder: string;
  /** a separate PostgreSQL; null: without that service */
  cluster: TestCluster | null;
  /** number of the sample's deployments in the databases */
  deployments: number;
  /** number of questions with known answers */
  questions: number;
  requestsPerRound: number;
  seed: number;
  /** whether another round follows */
  goesOn: (rounds: number) => boolean;
  say: (line: string) => void;
}

export interface SoakReport {
  rounds: number;
  requests: number;
  right: number;
  refused: number;
  cutOff: number;
  exports: { ordered: number; whole: number };
  /** by service */
  longestOwnWorkMs: Record<string, number>;
  /** by service, after each round */
  memoryMB: Record<string, number[]>;
  problems: readonly string[];
}

/**
 * Runs the service over SQLite, over PostgreSQL and in front of another service, sends requests to all three over eight
 * connections, and in each round kills the first, stops the second's database, and lets the upstream of the third
 * misbehave. After each round every export is compared with the expected rows.
 */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { program, folder, cluster, say } = options;
  const record = new SoakRecord();
  const random = randomFrom(options.seed);
  const stops: (() => Promise<void>)[] = [];
  const memoryMB: Record<string, number[]> = {};
  const longestOwnWorkMs: Record<string, number> = {};
  let rounds = 0;
  try {
    const season = join(folder, 'season', 'noctuary.sqlite');
    const withDatabase: Asked['withDatabase'][number][] = [];
    for (const [name, location] of [
      ['sqlite', season],
      ...(cluster === null ? [] : [['postgres', cluster.url] as const]),
    ] as const) {
      const data = join(folder, name === 'sqlite' ? 'season' : name);
      mkdirSync(join(data, 'exports'), { recursive: true });
      const { database, close } = await openDatabase(location);
      await copySeason(options.sampleFile, database, options.deployments);
      await close();
      const service = new SoakService(name, program, folder, {
        NOCTUARY_DATA: data,
        NOCTUARY_EXPORT_PAUSE_MS: '30',
        PUBLIC_URL: 'http://season.example',
        ...(name === 'postgres' && { DATABASE_URL: location }),
      });
      await service.start();
      stops.push(() => service.end('SIGTERM'));
      const exports = new SoakExports(service, record, season, join(data, 'exports'));
      stops.push(() => Promise.resolve(exports.close()));
      withDatabase.push({ service, exports });
    }
    const answers = await knownAnswers(options, season, withDatabase, record);
    const upstream = await misbehavingUpstream(answers);
    stops.push(upstream.stop);
    const front = new SoakService('front', program, folder, { UPSTREAM_URL: upstream.origin });
    await front.start();
    stops.push(() => front.end('SIGTERM'));
    const services = [...withDatabase.map(({ service }) => service), front];
    say(`${answers.size} questions with known answers; ${services.map(({ name }) => name).join(', ')}.`);

    do {
      await round(options, { record, random, answers, withDatabase, front, rounds });
      rounds += 1;
      for (const service of services) {
        if (!service.isRunning) record.problem(service.name, `the process has ended: ${service.errors}`);
        else (memoryMB[service.name] ??= []).push(Math.round(service.memoryMB));
        longestOwnWorkMs[service.name] = service.longestOwnWorkMs;
      }
      const memory = services.map(({ name }) => `${name} ${memoryMB[name]?.at(-1) ?? 0} MB`).join(', ');
      say(`Round ${rounds}: ${record.requests} requests, ${record.problems.length} problems; ${memory}.`);
    } while (options.goesOn(rounds) && services.every((service) => service.isRunning));

    for (const [name, ms] of Object.entries(longestOwnWorkMs))
      if (ms > LONGEST_OWN_WORK_MS) record.problem(name, `${ms} ms of its own work without an answer for anyone`);
    for (const [name, after] of Object.entries(memoryMB)) {
      // A service that is killed in every round restarts with fresh memory.
      if (!isFlat(after)) record.problem(name, `memory grew: ${after.join(', ')} MB after each round`);
    }
    const counts = withDatabase.map(({ exports }) => exports.counts);
    return {
      rounds,
      requests: record.requests,
      right: record.right,
      refused: record.refused,
      cutOff: record.cutOff,
      exports: {
        ordered: counts.reduce((sum, { ordered }) => sum + ordered, 0),
        whole: counts.reduce((sum, { whole }) => sum + whole, 0),
      },
      longestOwnWorkMs,
      memoryMB,
      problems: record.problems,
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/**
 * The complete body of every question's answer, after its records were compared with the rows: the same from both
 * databases.
 */
async function knownAnswers(
  { questions, seed }: SoakOptions,
  season: string,
  withDatabase: Asked['withDatabase'],
  record: SoakRecord,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const question of chosen(questionsOver(season), questions, randomFrom(seed))) {
    for (const { service } of withDatabase) {
      const { status, text } = await ask(service.origin, question.path);
      const wrong = status === 200 ? wrongIn(question, text) : `status ${status}: ${text}`;
      if (wrong !== null) record.problem(service.name, `${question.path}: ${wrong}`);
      const known = answers.get(question.path) ?? text;
      if (text !== known) record.problem(service.name, `${question.path} differs between the databases`);
      answers.set(question.path, known);
    }
  }
  return answers;
}

function chosen(all: readonly Question[], number: number, random: Random): Question[] {
  return all
    .map((question) => ({ question, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, number)
    .map(({ question }) => question);
}

interface Round extends Asked {
  record: SoakRecord;
  random: Random;
  /** number of earlier rounds */
  rounds: number;
}

/** Sends requests, with a kill and a database outage in between, and then checks the exports. */
async function round(options: SoakOptions, state: Round): Promise<void> {
  const { record, random, withDatabase } = state;
  let left = options.requestsPerRound;
  const reached = new Map<number, () => void>();
  const whenLeft = (number: number) =>
    new Promise<void>((resolve) => {
      reached.set(Math.max(0, number), resolve);
    });
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      reached.get(left)?.();
      await oneRequest(record, random, state);
    }
  };
  const faults = async () => {
    await whenLeft(Math.floor(options.requestsPerRound * 0.75));
    const file = withDatabase.find(({ service }) => service.name === 'sqlite')?.service;
    if (file !== undefined) {
      await file.end('SIGKILL');
      await file.start();
      await untilWhole(file, record);
    }
  };
  const outage = async () => {
    await whenLeft(Math.floor(options.requestsPerRound * 0.5));
    const service = withDatabase.find((one) => one.service.name === 'postgres')?.service;
    if (service === undefined || options.cluster === null) return;
    service.setState('without database');
    await options.cluster.stopServer((['immediate', 'fast', 'kill'] as const)[state.rounds % 3] ?? 'fast');
    await whenLeft(left - REQUESTS_WITHOUT_DATABASE);
    await options.cluster.startServer();
    await untilWhole(service, record);
  };
  await Promise.all([faults(), outage(), ...Array.from({ length: CONNECTIONS }, connection)]);
  for (const { exports } of withDatabase) await exports.check();
}

async function untilWhole(service: SoakService, record: SoakRecord): Promise<void> {
  const end = performance.now() + LONGEST_RETURN_MS;
  while (performance.now() < end) {
    const status = await ask(service.origin, '/api/v2/projects/?limit=1').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) {
      service.setState('whole');
      return;
    }
    await pause(50);
  }
  record.problem(service.name, `it did not answer within ${LONGEST_RETURN_MS / 1_000} s after its fault`);
  service.setState('whole');
}
