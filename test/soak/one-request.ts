import { oneOf, type Random } from '#service/sample/random.ts';
import { ask } from '#test/service/ask.ts';
import { MISDEED, MISDEEDS } from './misbehaving-upstream.ts';
import type { SoakExports } from './soak-exports.ts';
import type { SoakService } from './soak-service.ts';
import { askDuringFaults, type SoakRecord } from './soak-traffic.ts';

export interface Asked {
  /** the complete body of each path with a known answer */
  answers: ReadonlyMap<string, string>;
  /** the services with a database, with their exports */
  withDatabase: readonly { service: SoakService; exports: SoakExports }[];
  /** the service in front of another */
  front: SoakService;
}

/** Sends one request of the mix to one of the services. */
export async function oneRequest(
  record: SoakRecord,
  random: Random,
  { answers, withDatabase, front }: Asked,
): Promise<void> {
  const paths = [...answers.keys()];
  const { service, exports } = oneOf(random, [...withDatabase, ...withDatabase, { service: front, exports: null }]);
  const kind = random();
  if (exports !== null && kind < 0.02) return exports.order(random);
  if (exports !== null && kind < 0.03) return exports.cancel(random);
  if (exports !== null && kind < 0.2) return oneOther(record, random, service);
  if (exports === null && kind < 0.3) return oneMisdeed(record, random, front, oneOf(random, paths));
  const path = oneOf(random, paths);
  const answer = await askDuringFaults(record, service, path);
  if (answer === null || answer.status === 503) return;
  if (answer.status === 200 && answer.text === answers.get(path)) record.right += 1;
  else record.problem(service.name, `${path}: ${answer.status} and not the known answer: ${answer.text.slice(0, 200)}`);
}

/** The correct status of requests whose bodies are not compared. */
const OTHERS: readonly (readonly [string, number, string?])[] = [
  ['/api/v2/events/?limit=many', 400],
  ['/api/v2/events/?ordering=--start', 400],
  ['/api/v2/captures/?event=moth', 400],
  ['/api/v2/events/2147483647/', 404],
  ['/api/v2/nothing/', 404],
  ['/media/exports/..%2f..%2fnoctuary.sqlite', 404],
  ['/api/v2/exports/?limit=50', 200],
  ['/api/v2/deployments/', 200, 'HEAD'],
  ['/api/v2/deployments/', 200, 'OPTIONS'],
  ['/api/v2/deployments/', 405, 'DELETE'],
  ['/api/v2/deployments/?search=a', 200],
  ['/api/v2/schema/', 200],
];

async function oneOther(record: SoakRecord, random: Random, service: SoakService): Promise<void> {
  const [path, status, method = 'GET'] = oneOf(random, OTHERS);
  const answer = await askDuringFaults(record, service, path, { method });
  if (answer === null || answer.status === 503) return;
  if (answer.status === status) record.right += 1;
  else record.problem(service.name, `${method} ${path}: ${answer.status}, not ${status}`);
}

/** A fault of the upstream may end an answer, but never the front; and its pages must never run here. */
async function oneMisdeed(record: SoakRecord, random: Random, front: SoakService, path: string): Promise<void> {
  const misdeed = oneOf(random, Object.keys(MISDEEDS));
  record.requests += 1;
  try {
    const { status, headers } = await ask(front.origin, `${path}&${new URLSearchParams({ [MISDEED]: misdeed })}`);
    const type = headers['content-type'] ?? '';
    if (misdeed === 'a web page' && type.includes('html') && headers['content-disposition'] === undefined)
      record.problem('front', `a web page of the service behind came as ${status} ${type}`);
  } catch {
    // An answer that has begun can only be aborted.
  }
}
