import { setTimeout } from 'node:timers/promises';
import type { SentOf } from '#contract/lists/collections.ts';
import { hasEnded } from '#contract/records/job.ts';
import { runningService } from '#bench/running-service.ts';

const EVERY_MS = 100;
const ASKED = ['/api/v2/deployments/?limit=50', '/api/v2/events/?limit=50'];
/** Answers that are measured before the index. */
const BEFORE = 50;

/** How long answers took, in ms. */
export interface Answers {
  before: readonly number[];
  meanwhile: readonly number[];
  indexSeconds: number;
}

/** Lets the built service index a folder, and asks it for lists meanwhile, two each 100 ms. */
export async function answersMeanwhile(root: string, settings: Record<string, string>): Promise<Answers> {
  const service = await runningService({ NOCTUARY_IMAGE_ROOTS: root, ...settings });
  const asked = async (path: string, times: number[]) => {
    const begun = performance.now();
    const answer = await fetch(`${service.origin}${path}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
    times.push(performance.now() - begun);
  };
  const jobOf = async (answer: Promise<Response>) => (await (await answer).json()) as SentOf<'jobs'>;
  try {
    const [before, meanwhile]: [number[], number[]] = [[], []];
    while (before.length < BEFORE) {
      await Promise.all(ASKED.map((path) => asked(path, before)));
      await setTimeout(EVERY_MS);
    }
    const mapping = { rule: { by: 'itself' }, gap_hours: 4, shifts: {} };
    const begun = performance.now();
    let job = await jobOf(
      fetch(`${service.origin}/api/v2/images/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ folder: root, mapping }),
      }),
    );
    while (!hasEnded(job.status)) {
      await Promise.all(ASKED.map((path) => asked(path, meanwhile)));
      await setTimeout(EVERY_MS);
      job = await jobOf(fetch(`${service.origin}/api/v2/jobs/${job.id}/`));
    }
    if (job.status !== 'SUCCESS') throw new Error(`The job ended with ${job.status}: ${JSON.stringify(job)}`);
    return { before, meanwhile, indexSeconds: (performance.now() - begun) / 1_000 };
  } finally {
    await service.stop();
  }
}
