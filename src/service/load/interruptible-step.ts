import { setImmediate as nextRound } from 'node:timers/promises';
import { STOP_SIGNALS } from '#service/system/stop-signals.ts';

/**
 * Runs a step that may block the process for long, such as parsing 100 MB of JSON or sorting millions: Node handles no
 * signals meanwhile. During a long step Ctrl C therefore ends the process at once, as by default, and the database
 * rolls back the current batch. Before and after it, Ctrl C lets the current batch end.
 *
 * @param isLong whether this step may take long
 *
 * @throws the signal's reason where the load was already stopped
 */
export async function interruptibleStep<Result>(
  signal: AbortSignal,
  isLong: boolean,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  if (!isLong) return step();
  // An earlier Ctrl C is handled in the second round of the event loop at the latest: the first may already have polled
  // for signals.
  await nextRound();
  await nextRound();
  signal.throwIfAborted();
  const removed = STOP_SIGNALS.map((name) => ({ name, listeners: process.listeners(name) }));
  // Without a listener a signal has the system's default effect.
  for (const { name } of removed) process.removeAllListeners(name);
  try {
    return await step();
  } finally {
    for (const { name, listeners } of removed) for (const listener of listeners) process.on(name, listener);
  }
}
