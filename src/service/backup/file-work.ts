import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import {
  describeFile,
  inspectFile,
  type DescribedFile,
  type InspectedFile,
} from '#service/database/sqlite/inspect-file.ts';
import { vacuumInto } from '#service/database/sqlite/vacuum-into.ts';

/** How often the size of a copy is looked at. */
const LOOK_MS = 200;

/**
 * Works on a whole SQLite file in a process of its own: a statement takes long for a large file, and Ctrl C could not end it
 * here. And the file is closed for sure when that process has ended, so that it can be moved and removed on Windows too.
 */
export interface FileWorker {
  /** as `vacuumInto`; `onBytes` is called now and then with the size of the copy */
  copy: (path: string, copy: string, signal: AbortSignal, onBytes: (bytes: number) => void) => Promise<void>;
  inspect: (path: string, signal: AbortSignal) => Promise<InspectedFile>;
  describe: (path: string, signal: AbortSignal) => Promise<DescribedFile>;
}

/**
 * @param program the script of that process, and its parameters before those that `workOnFile` gets
 */
export function fileWorker(program: readonly [script: string, ...before: string[]]): FileWorker {
  const [script, ...before] = program;
  const run = async (words: readonly string[], signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted();
    const child = fork(script, [...before, ...words], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let answer: WorkAnswer | null = null;
    child.on('message', (message: WorkAnswer) => (answer = message));
    // Not SIGTERM, which a process in the middle of a statement does not hear.
    const end = () => child.kill('SIGKILL');
    signal.addEventListener('abort', end);
    try {
      await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
    } finally {
      signal.removeEventListener('abort', end);
    }
    signal.throwIfAborted();
    return resultOf(answer);
  };
  return {
    copy: async (path, copy, signal, onBytes) => {
      const timer = setInterval(() => onBytes(statSync(copy, { throwIfNoEntry: false })?.size ?? 0), LOOK_MS);
      try {
        await run(['copy', path, copy], signal);
      } finally {
        clearInterval(timer);
      }
    },
    inspect: async (path, signal) => (await run(['inspect', path], signal)) as InspectedFile,
    describe: async (path, signal) => (await run(['describe', path], signal)) as DescribedFile,
  };
}

type WorkAnswer = { result: unknown } | { error: string };

function resultOf(answer: WorkAnswer | null): unknown {
  if (answer === null) throw new Error('the process that reads the database ended early');
  if ('error' in answer) throw new Error(answer.error);
  return answer.result;
}

/** What that process does. */
export function workOnFile([what = '', path = '', copy = '']: readonly string[]): void {
  const work: Readonly<Record<string, () => unknown>> = {
    copy: () => vacuumInto(path, copy),
    inspect: () => inspectFile(path),
    describe: () => describeFile(path),
  };
  let answer: WorkAnswer;
  try {
    answer = { result: work[what]?.() };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answer, undefined, undefined, () => process.disconnect());
}
