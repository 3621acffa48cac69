// Loaded into a service by `node --import`: writes to the file OWN_WORK_FILE the longest time in ms for which the event
// loop was blocked while the process had the processor. Time in which other processes had it does not count.
import { writeFileSync } from 'node:fs';

const EVERY_MS = 20;
const file = process.env['OWN_WORK_FILE'] ?? '';
/** Not in the process that only watches the service. */
const isService = process.argv.includes('--watched');
let longest = 0;
let since = performance.now();
let used = process.cpuUsage();

setInterval(() => {
  const passed = performance.now() - since;
  const { user, system } = process.cpuUsage(used);
  const own = Math.min(passed, (user + system) / 1_000) - EVERY_MS;
  if (isService && own > longest) {
    longest = own;
    writeFileSync(file, String(Math.round(own)));
  }
  since = performance.now();
  used = process.cpuUsage();
}, EVERY_MS).unref();
