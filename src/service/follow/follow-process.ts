// The process that follow-source.ts starts, so that the service answers others meanwhile.
import { openDatabase } from '#service/database/open-database.ts';
import { Stopped } from '#service/load/load-error.ts';
import { STOP_SIGNALS } from '#service/system/stop-signals.ts';
import { follow } from './follow.ts';
import type { FollowNews, FollowTask } from './follow-task.ts';

const stop = new AbortController();
const end = () =>
  stop.abort(new Stopped('The service was stopped. What was copied is kept; the next start continues.'));
process.once('message', (task: FollowTask) => void run(task));
// The service stops, or is gone. Ctrl C reaches this process too, perhaps first: the service decides.
process.once('disconnect', end);
for (const signal of STOP_SIGNALS) process.on(signal, () => {});

async function run(task: FollowTask): Promise<void> {
  const code = await inDatabase(task).then(
    () => 0,
    (error: unknown) => {
      if (stop.signal.aborted) return 0;
      tell({ level: 'error', line: `Following ${task.copy.source} failed: ${String(error)}` });
      return 1;
    },
  );
  // Explicitly: a pending connection would keep the process alive. After a message that was sent before.
  setImmediate(() => process.exit(code));
}

async function inDatabase(task: FollowTask): Promise<void> {
  const { database, close } = await openDatabase(task.databaseLocation);
  try {
    await follow(database, task, stop.signal, tell);
  } finally {
    await close();
  }
}

function tell(news: FollowNews): void {
  // Without a function for its error, a service that is gone would be an uncaught one.
  if (process.connected) process.send?.(news, undefined, undefined, () => {});
}
