import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** What the process that watches a service prints when it starts it again. In a test that is a death. */
export const RESTARTED = /restarted: /;

/** The id of the process that is the service: the child of the one that was started; null while there is none. */
export function servicePid({ pid }: ChildProcess): number | null {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? null : Number(children.split(' ', 1)[0]);
}

/** Kills a service, and before it the process that would start it again; resolves when both have ended. */
export async function killWatched(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  const service = servicePid(child);
  child.kill('SIGKILL');
  if (service !== null) process.kill(service, 'SIGKILL');
  await closed;
}
