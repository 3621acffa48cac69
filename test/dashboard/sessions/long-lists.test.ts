import { expect, test } from 'vitest';
import { ANY_ANIMAL } from '#dashboard/findings/animals/animal-choice.ts';
import { columnFacet } from '#dashboard/list/filters/column-facet.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { columnSums } from '#dashboard/list/view/table/column-sums.ts';
import { arrange } from '#dashboard/list/records/arrange.ts';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { fileColumn } from '#dashboard/list/files/file-columns.ts';
import { recordsWithin } from '#dashboard/list/records/use-records-within.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { rowsAsTsv } from '#dashboard/list/files/copy-rows.ts';
import { finish, type Work } from '#dashboard/work/slices.ts';
import { sessionLines } from '#dashboard/overview/look-lines.ts';
import { seasonWeeks } from '#dashboard/overview/season-weeks.ts';
import { calendarNights } from '#dashboard/sessions/calendar/calendar-nights.ts';
import { calendarPicture } from '#dashboard/sessions/calendar/calendar-picture.ts';
import { sessionContext } from '#dashboard/sessions/model/session-context.ts';
import { sessionsHistogram } from '#dashboard/sessions/model/sessions-histogram.ts';
import { sessionsList } from '#dashboard/sessions/lists/sessions-list.ts';
import type { Event as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { capturesByTime } from '#dashboard/species/captures-by-time.ts';
import { speciesTotals } from '#dashboard/species/species-totals.ts';
import { deploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { sessionsFound } from '#dashboard/shell/palette/sessions-found.ts';
import { isoOfDay } from '#contract/time.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { words } from '#test/words.ts';
import { madeCapture } from './night-service.ts';

const SESSIONS = 100_000;
const DEPLOYMENTS = 400;
const FIRST_NIGHT = 18_262;
/** The most field accesses of one uninterrupted step: a tenth of one access per session. */
const MOST_ACCESSES = SESSIONS / 10;

let accesses = 0;

/** Makes records like a given one, which count accesses to their fields. */
function counting<Rec extends object>(like: Rec): (own: Rec) => Rec {
  class Counted {
    readonly own: Rec;
    constructor(own: Rec) {
      this.own = own;
    }
  }
  for (const field of Object.keys(like) as (keyof Rec)[]) {
    Object.defineProperty(Counted.prototype, field, {
      get(this: Counted) {
        accesses += 1;
        return this.own[field];
      },
    });
  }
  return (own) => new Counted(own) as unknown as Rec;
}

const asCounted = counting(madeEvent(1));

/** All traps run in the same nights, so that neighbours in the list are of different traps. */
function countedSession(id: number): Session {
  const trap = 1 + (id % DEPLOYMENTS);
  const night = isoOfDay(FIRST_NIGHT + Math.floor(id / DEPLOYMENTS));
  const made = madeEvent(id, {
    deployment: { id: trap, name: `Trap ${trap}`, details: '', user_permissions: [] },
    start: `${night}T20:00:00`,
    end: `${night}T23:30:00`,
    day: night,
  });
  return asCounted(made);
}

const sessions = Array.from({ length: SESSIONS }, (_, index) => countedSession(index + 1));
const deployments = Array.from({ length: DEPLOYMENTS }, (_, index) => madeDeployment(index + 1));
const byId = new Map(deployments.map((one) => [one.id, one]));

function madeOccurrence(id: number): ListedOccurrence {
  return {
    id,
    deployment: { id: 1, name: 'Trap 1' },
    event: { id },
    determination: { id: id % 900, name: `Taxon ${id % 900}`, rank: 'SPECIES' },
    determination_score: (id % 100) / 100,
    detections_count: 1,
    first_appearance_timestamp: '2024-06-01T22:00:00',
    last_appearance_timestamp: '2024-06-01T22:10:00',
  };
}

const occurrences = sessions
  .map(({ id }) => id)
  .map(madeOccurrence)
  .map(counting(madeOccurrence(1)));
const captures = occurrences
  .map(({ id }) => id)
  .map((id) => madeCapture(id % 1_000))
  .map(counting(madeCapture(1)));

/** The sessions in a new array, for which nothing is cached, with the definition of the list. */
function freshList() {
  const records = [...sessions];
  return { records, ...sessionsList(finish(sessionContext(records, deployments)), words.sessions) };
}
const { columns } = freshList();

function columnOf({ columns: all }: Pick<ReturnType<typeof freshList>, 'columns'>, field: string): ListColumn<Session> {
  const found = all.find((one) => one.field === field);
  if (found === undefined) throw new Error(`There is no column ${field}.`);
  return found;
}

function filterOf({ kind }: ListColumn<Session>): ColumnFilter | null {
  if (kind === 'date') return { kind, from: '2024-01-01', to: null, unknown: false };
  if (kind === 'number') return { kind, from: 10, to: 100, unknown: false };
  return kind === 'choice' ? { kind, values: ['overlap', 'Project'], unknown: false } : null;
}

/** The time-sliced work behind what a reader can do. */
const WORKS: Readonly<Record<string, () => Work<unknown>>> = {
  ...Object.fromEntries(
    columns.map(({ field, header }) => [
      `a sort by ${header}`,
      () => {
        const { records, search, ...list } = freshList();
        const narrowing = { records, columns: list.columns, filters: new Map(), search: '', textOf: search.textOf };
        return arrange({ narrowing, ordering: [{ field, descending: true }], inSight: records.slice(0, 40) });
      },
    ]),
  ),
  ...Object.fromEntries(
    columns.flatMap((column) => {
      const filter = filterOf(column);
      if (filter === null) return [];
      const { field, header } = column;
      const match = () => {
        const { records, ...list } = freshList();
        return matchingRecords(list, records, new Map([[field, filter]]));
      };
      const choices = () => {
        const { records, ...list } = freshList();
        return columnFacet(columnOf(list, field), records);
      };
      return [
        [`a filter by ${header}`, match],
        [`the choices of the filter ${header}`, choices],
      ];
    }),
  ),
  'a search': () => {
    const { records, ...list } = freshList();
    return matchingRecords(list, records, new Map(), 'trap 12');
  },
  'a search for a month': () => {
    const { records, ...list } = freshList();
    return matchingRecords(list, records, new Map(), 'jun 2020 trap');
  },
  'a filter by the page': () => recordsWithin(sessions, ({ start }) => start > '2024'),
  'the sums of the footer': () => columnSums(columns, freshList().records),
  'a file': () => {
    const { records, ...list } = freshList();
    return encodedParts(rowsAsCsv(list.columns.map(fileColumn), records, { forExcel: true }));
  },
  'a copy': () => {
    const { records, ...list } = freshList();
    return rowsAsTsv(list.columns, records);
  },
  'the sums by deployment': () => deploymentTotals(freshList().records),
  'the species of as many occurrences': () =>
    speciesTotals(occurrences, sessions, {
      lowestScore: 0.5,
      animal: ANY_ANIMAL,
      look: 'any',
      onlyOfSessions: true,
    }),
  'the captures by time, as many': () => capturesByTime(captures),
  'the histogram of the nights': () => sessionsHistogram(freshList().records, freshList().records, deployments),
  'the calendar': () => calendarNights(freshList().records, deployments, null),
  'the calendar of the sessions that match a filter': () => calendarNights(sessions, deployments, [...sessions]),
  'the colours of the calendar': () =>
    calendarPicture(finish(calendarNights(sessions, deployments, null)), 'captures_per_hour'),
  'the seasons of the overview': () => seasonWeeks(freshList().records, byId, 'nights', words.overview),
  'the notes of the overview': () => sessionLines(words.overview, freshList().records, byId, {}),
  'a search in the palette': () =>
    sessionsFound(freshList().records, ['trap', '12', 'jun'], { most: 40, names: deploymentNames(deployments) }),
};

test.each(Object.entries(WORKS))('%s of 100,000 sessions yields before it has read a tenth of them', (_what, begin) => {
  const work = begin();
  const before = accesses;
  let most = 0;
  for (let isDone = false; !isDone;) {
    const beforeStep = accesses;
    isDone = work.next().done === true;
    most = Math.max(most, accesses - beforeStep);
  }
  expect(accesses - before, 'it reads them all').toBeGreaterThanOrEqual(SESSIONS / 2);
  expect(most).toBeLessThan(MOST_ACCESSES);
});
