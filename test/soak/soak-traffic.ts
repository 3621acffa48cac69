import { ask, type Answer, type Question as Request } from '#test/service/ask.ts';
import type { SoakService } from './soak-service.ts';

/** A request without an answer by then is a problem, whatever happened meanwhile. */
const UNANSWERED_MS = 30_000;

/** Further problems of one service are not recorded. */
const MOST_PROBLEMS = 20;

/** The results of a soak: the number of answers of each kind, and all problems. */
export class SoakRecord {
  readonly problems: string[] = [];
  requests = 0;
  /** answers that equal the known ones */
  right = 0;
  /** 503 while the service's database was unavailable */
  refused = 0;
  /** requests without an answer because the service was killed */
  cutOff = 0;

  problem(service: string, what: string): void {
    const ofService = this.problems.filter((problem) => problem.startsWith(`${service}: `));
    if (ofService.length < MOST_PROBLEMS) this.problems.push(`${service}: ${what}`);
  }
}

/**
 * Sends a request to a service. An answer that the service's state does not explain is a problem: a broken connection
 * to a process that was not killed, a 503 while its database is available, any other status from 500, no answer at all.
 *
 * @returns the answer, which is a 503 where the service's state explains one; null where the service was killed
 */
export async function askDuringFaults(
  record: SoakRecord,
  service: SoakService,
  path: string,
  request?: Request,
): Promise<Answer | null> {
  const where = `${request?.method ?? 'GET'} ${path.slice(0, 200)}`;
  const statesSince = service.watch();
  record.requests += 1;
  let answer: Answer;
  try {
    answer = await inTime(ask(service.origin, path, request));
  } catch (error) {
    if (statesSince().has('killed')) record.cutOff += 1;
    else record.problem(service.name, `${where}: ${String(error)}`);
    return null;
  }
  if (answer.status === 503) {
    const states = statesSince();
    if (states.has('killed') || states.has('without database')) record.refused += 1;
    else record.problem(service.name, `${where}: 503 although nothing was away: ${answer.text}`);
    if (!/^\d+$/.test(answer.headers['retry-after'] ?? ''))
      record.problem(service.name, `${where}: 503 without Retry-After`);
    if (request?.method !== 'HEAD' && !answer.text.startsWith('{"detail":'))
      record.problem(service.name, `${where}: 503 without a reason: ${answer.text}`);
  } else if (answer.status >= 500)
    record.problem(service.name, `${where}: ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

function inTime(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${UNANSWERED_MS / 1_000} s`)), UNANSWERED_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
