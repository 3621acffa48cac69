// npm run mutants: changes the code that decides what is true (of records, counts and orders) in one place at a time, and sees
// whether a test of the same room fails. At least 90 % must, of all rooms together; `build/mutants/<room>.html` shows the
// others. With names of rooms only these: `npm run mutants -- compare effort`. All take hours; a further run tries again what
// changed and what no test has seen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from '#test/mutants/rooms.mjs';
import { root, runNpm } from './run-command.mjs';

const LEAST_PERCENT = 90;

const named = process.argv.slice(2);
const unknown = named.filter((name) => ROOMS[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}: ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}
const rows = [];
for (const room of named.length > 0 ? named : Object.keys(ROOMS)) {
  const code = await runNpm(['run', '--silent', 'mutants:room'], { ...process.env, MUTANTS_ROOM: room });
  if (code !== 0) process.exit(code);
  rows.push({ room, ...countsOf(room) });
}
const sum = rows.reduce((all, { seen, of }) => ({ seen: all.seen + seen, of: all.of + of }), { seen: 0, of: 0 });
console.log(`\n${'room'.padEnd(12)}mutants    seen`);
for (const { room, seen, of } of [...rows, { room: 'all', ...sum }]) {
  console.log(`${room.padEnd(12)}${String(of).padStart(7)}${percent(seen, of).toFixed(1).padStart(6)} %`);
}
if (percent(sum.seen, sum.of) < LEAST_PERCENT) {
  console.error(`Tests see less than ${LEAST_PERCENT} % of the mutants.`);
  process.exit(1);
}

/** @param {string} room */
function countsOf(room) {
  const text = readFileSync(join(root, 'build', 'mutants', `${room}.json`), 'utf8');
  const { files } = /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */ (JSON.parse(text));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (/** @type {string[]} */ ...of) => statuses.filter((status) => of.includes(status)).length;
  const seen = count('Killed', 'Timeout');
  return { seen, of: seen + count('Survived', 'NoCoverage') };
}

/**
 * @param {number} part
 * @param {number} of
 */
function percent(part, of) {
  return of === 0 ? 100 : (100 * part) / of;
}
