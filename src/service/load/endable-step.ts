import { setImmediate as nextRound } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does what may take long without a pause, as reading a JSON of 100 MB does, or sorting millions: Node hears no signal
 * meanwhile. Ctrl C then ends the process as it ends any other, at once; the database rolls back what was being written.
 * Before and after, the process is told as usual, and a batch may come to its end.
 *
 * @param isLong whether it may take long this time
 * @throws the signal's reason where the load was told to end before
 */
export async function endableStep<Result>(
  signal: AbortSignal,
  isLong: boolean,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  if (!isLong) return step();
  // A Ctrl C that came before is heard in the second round at the latest: this one may have looked for it already.
  await nextRound();
  await nextRound();
  signal.throwIfAborted();
  const heard = SIGNALS.map((name) => ({ name, listeners: process.listeners(name) }));
  // Without a listener a signal does what the system does by default.
  for (const { name } of heard) process.removeAllListeners(name);
  try {
    return await step();
  } finally {
    for (const { name, listeners } of heard) for (const listener of listeners) process.on(name, listener);
  }
}
