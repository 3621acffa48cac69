// Loaded into a process by `node --import`: at its end it writes to the file FIGURES_FILE what it has used.
import { writeFileSync } from 'node:fs';
import Libsql from 'libsql';

const EVERY_MS = 50;
const MB = 2 ** 20;
const file = process.env['FIGURES_FILE'] ?? '';
let [heap, databaseCpu] = [0, 0];
const started = { at: performance.now(), cpu: process.cpuUsage() };

/**
 * Adds the processor time of a method of SQLite, which blocks the process.
 *
 * @param {Record<string, (...values: unknown[]) => unknown>} prototype
 * @param {string} name
 */
function measure(prototype, name) {
  const method = prototype[name];
  /** @this {unknown} @param {unknown[]} values */
  prototype[name] = function measured(...values) {
    const before = process.cpuUsage();
    try {
      return method?.apply(this, values);
    } finally {
      const { user, system } = process.cpuUsage(before);
      databaseCpu += user + system;
    }
  };
}

const memory = new Libsql(':memory:');
for (const name of ['exec', 'prepare']) measure(Object.getPrototypeOf(memory), name);
for (const name of ['run', 'all', 'get']) measure(Object.getPrototypeOf(memory.prepare('select 1')), name);
memory.close();
databaseCpu = 0;

setInterval(() => {
  heap = Math.max(heap, process.memoryUsage().heapUsed);
}, EVERY_MS).unref();

process.on('exit', () => {
  const { user, system } = process.cpuUsage(started.cpu);
  const figures = {
    seconds: (performance.now() - started.at) / 1_000,
    cpuSeconds: (user + system) / 1e6,
    databaseSeconds: databaseCpu / 1e6,
    peakMB: process.resourceUsage().maxRSS / 1_024,
    heapMB: heap / MB,
  };
  writeFileSync(file, JSON.stringify(figures));
});
