import { fileURLToPath } from 'node:url';
import { watchService, type Restart } from './watch-service.ts';

/** The parameter of the process that is the service. */
const WATCHED = '--watched';

const [mark, restart] = process.argv.slice(2);
if (mark === WATCHED) {
  // Imported here, since the process that watches needs none of it.
  const { startService } = await import('./start-service.ts');
  await startService(process.env, restart === undefined ? null : (JSON.parse(restart) as Restart));
} else watchService(fileURLToPath(import.meta.url), WATCHED);
