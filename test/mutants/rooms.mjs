/** @typedef {{ code: string, tests: string[] }} Room what is changed, and the tests that should see it: those of the same room */

/**
 * The rooms that decide what is true of records, counts and orders.
 *
 * @type {Record<string, Room>}
 */
export const ROOMS = {
  contract: { code: 'src/contract', tests: ['test/contract', 'test/dashboard/api'] },
  findings: { code: 'src/dashboard/findings', tests: ['test/dashboard/findings'] },
  cards: { code: 'src/dashboard/exports/cards', tests: ['test/dashboard/exports'] },
  filters: { code: 'src/dashboard/list/filters', tests: ['test/dashboard/list'] },
  records: { code: 'src/dashboard/list/records', tests: ['test/dashboard/list'] },
  compare: { code: 'src/dashboard/compare/model', tests: ['test/dashboard/compare'] },
  effort: { code: 'src/dashboard/effort/model', tests: ['test/dashboard/effort'] },
  sessions: { code: 'src/dashboard/sessions/model', tests: ['test/dashboard/sessions', 'test/dashboard/night'] },
  season: { code: 'src/dashboard/taxa/season/model', tests: ['test/dashboard/taxa'] },
};

/** @returns {Room[]} the one that `scripts/mutants.mjs` names, else all */
export function roomsOfRun() {
  const named = process.env['MUTANTS_ROOM'];
  const room = named === undefined ? undefined : ROOMS[named];
  return room === undefined ? Object.values(ROOMS) : [room];
}
