import { ask } from '#test/service/ask.ts';
import { read, readMany } from './closing-readers.ts';
import { closingService, FRAMINGS } from './closing-service.ts';
import { isFlat } from './is-flat.ts';
import { SoakService } from './soak-service.ts';

const ANSWERS = 10_000;
const ANSWERS_PER_ROUND = 1_000;

export interface ClosingReport {
  whole: number;
  broken: number;
  left: number;
  /** after each round */
  memoryMB: number[];
  problems: string[];
}

/**
 * Asks for 10,000 answers of 600 kB, and some of 60 MB, of a service that closes each connection after its answer, and
 * beside them for one that takes a minute.
 *
 * @param program the built service
 *
 * @param folder an empty folder
 */
export async function closingConnections(
  program: string,
  folder: string,
  say: (line: string) => void,
): Promise<ClosingReport> {
  const service = await closingService();
  const front = new SoakService('closing', program, folder, { UPSTREAM_URL: service.origin });
  const report: ClosingReport = { whole: 0, broken: 0, left: 0, memoryMB: [], problems: [] };
  try {
    await front.start();
    const late = ask(front.origin, '/api/v2/events/?late=yes').then(
      ({ status, text }) => `${status} ${text}`,
      (error: unknown) => String(error),
    );
    for (let answers = 0; answers < ANSWERS && front.isRunning; answers += ANSWERS_PER_ROUND) {
      const found = await readMany(front.origin, service, ANSWERS_PER_ROUND);
      report.whole += found.whole;
      report.broken += found.broken;
      report.left += found.left;
      report.problems.push(...found.problems);
      for (const framing of FRAMINGS) {
        const outcome = await read(front.origin, service, {
          framing,
          encoding: null,
          accepts: 'identity',
          reader: 'quick',
          isCut: false,
          size: 'list',
        });
        if (outcome !== 'whole') report.problems.push(`60 MB by ${framing}: ${outcome}`);
      }
      if (front.isRunning) report.memoryMB.push(Math.round(front.memoryMB));
      say(`Closing connections: ${answers + ANSWERS_PER_ROUND} answers, ${report.memoryMB.at(-1)} MB.`);
    }
    if (!front.isRunning) report.problems.push(`the process has ended: ${front.errors}`);
    if (!(await late).startsWith('504 {"detail":'))
      report.problems.push(`an answer after a minute came as ${await late}`);
    if (!isFlat(report.memoryMB)) report.problems.push(`memory grew: ${report.memoryMB.join(', ')} MB`);
    return report;
  } finally {
    await front.end('SIGTERM');
    await service.stop();
  }
}
