/** A record of the recorded service; the field tells what it is. */
type Rec = { id: number } & Record<string, unknown>;
/** By project. */
type Lists = Record<string, Rec[]>;

/** What the recorded service answers with (`--answers`). */
export interface Answers {
  projects: Rec[];
  deployments: Lists;
  events: Lists;
  captures: Lists;
  occurrences: Lists;
  [list: string]: unknown;
}

const DEPLOYMENTS_OF_EACH = 4;
const SESSIONS = 50;
const CAPTURES = 28;
/** Of two sessions, one after the other: 9,000 of 2,000. */
const OCCURRENCES = [4, 5] as const;
const FIRST_NIGHT = Date.UTC(2025, 4, 1, 21);
const DAY_MS = 86_400_000;
const BETWEEN_CAPTURES_MS = 10 * 60_000;
/** Ids of records that are made; those of the recording are smaller. */
const FIRST_ID = { deployments: 1_000, events: 100_000, captures: 1_000_000, occurrences: 10_000_000 };
const CHANGED = '2026-11-28T10:00:00.000001';

const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
const summary = (list: string, record: Rec, more: object = {}) => ({
  id: record.id,
  name: record['name'],
  details: `@SERVICE@/api/v2/${list}/${record.id}/`,
  user_permissions: [],
  ...more,
});

/**
 * A larger service in the form of the recorded one: 40 deployments, 2,000 sessions, 56,000 captures and 9,000 occurrences, each
 * like one of the recorded records of its project. The same in every run.
 *
 * @param further sessions of the last deployment that were not there before, changed later than everything else
 */
export function madeAnswers(recorded: Answers, further = 0): Answers {
  const made: Answers = { ...recorded, deployments: {}, events: {}, captures: {}, occurrences: {} };
  const next = { ...FIRST_ID };
  let session = 0;
  for (const { id: project } of recorded.projects) {
    const [deployments, events, captures, occurrences] = [[] as Rec[], [] as Rec[], [] as Rec[], [] as Rec[]];
    const likes = recorded.deployments[project] ?? [];
    for (let number = 0; number < likes.length * DEPLOYMENTS_OF_EACH; number += 1) {
      const isLast = project === recorded.projects.at(-1)?.id && number === likes.length * DEPLOYMENTS_OF_EACH - 1;
      const like = at(likes, number);
      const id = (next.deployments += 1);
      const deployment: Rec = { ...like, id, name: `${String(like['name'])} ${number}`, jobs: [] };
      let ofDeployment = 0;
      for (let night = 0; night < SESSIONS + (isLast ? further : 0); night += 1) {
        session += 1;
        const size = at(OCCURRENCES, session);
        ofDeployment += size;
        const start = FIRST_NIGHT + night * DAY_MS;
        const event = eventLike(
          at(recorded.events[project] ?? [], session),
          (next.events += 1),
          deployment,
          start,
          size,
        );
        if (night >= SESSIONS) Object.assign(event, { created_at: CHANGED, updated_at: CHANGED });
        events.push(event);
        for (let index = 0; index < CAPTURES; index += 1) {
          const capture = at(recorded.captures[project] ?? [], session + index);
          captures.push(captureLike(capture, (next.captures += 1), event, start + index * BETWEEN_CAPTURES_MS));
        }
        for (let index = 0; index < size; index += 1) {
          const occurrence = at(recorded.occurrences[project] ?? [], session + index);
          occurrences.push(
            occurrenceLike(occurrence, (next.occurrences += 1), event, start + index * BETWEEN_CAPTURES_MS),
          );
        }
      }
      const nights = events.filter((event) => (event['deployment'] as Rec).id === id);
      deployments.push({
        ...deployment,
        details: `@SERVICE@/api/v2/deployments/${id}/`,
        events: `@SERVICE@/api/v2/events/?deployment=${id}`,
        occurrences: `@SERVICE@/api/v2/occurrences/?deployment=${id}`,
        events_count: nights.length,
        captures_count: nights.length * CAPTURES,
        occurrences_count: ofDeployment,
        first_date: nights[0]?.['day'],
        last_date: nights.at(-1)?.['day'],
        ...(isLast && further > 0 && { updated_at: CHANGED }),
      });
    }
    Object.assign(made.deployments, { [project]: deployments });
    Object.assign(made.events, { [project]: events });
    Object.assign(made.captures, { [project]: captures });
    Object.assign(made.occurrences, { [project]: occurrences });
  }
  made.projects = recorded.projects.map((project) => ({
    ...project,
    deployments_count: made.deployments[project.id]?.length ?? 0,
  }));
  return { ...made, detail: {}, jobs: withoutDeployments(recorded['jobs'] as Lists) };
}

function eventLike(like: Rec, id: number, deployment: Rec, start: number, occurrences: number): Rec {
  const end = start + (CAPTURES - 1) * BETWEEN_CAPTURES_MS;
  const day = timeOf(start).slice(0, 'YYYY-MM-DD'.length);
  return {
    ...like,
    id,
    name: `Night of ${day}`,
    date_label: day,
    details: `@SERVICE@/api/v2/events/${id}/`,
    deployment: summary('deployments', deployment),
    start: timeOf(start),
    end: timeOf(end),
    day,
    duration: `${(end - start) / 1_000}.0`,
    captures_count: CAPTURES,
    occurrences_count: occurrences,
    captures: `@SERVICE@/api/v2/captures/?event=${id}`,
    example_captures: [],
  };
}

function captureLike(like: Rec, id: number, event: Rec, ms: number): Rec {
  const { deployment, date_label } = event;
  return {
    ...like,
    id,
    details: `@SERVICE@/api/v2/captures/${id}/`,
    deployment,
    event: summary('events', event, { date_label }),
    timestamp: timeOf(ms),
    url: `https://images.example.org/made/${id}.jpg`,
    path: `made/${id}.jpg`,
  };
}

function occurrenceLike(like: Rec, id: number, event: Rec, ms: number): Rec {
  const { deployment, date_label } = event;
  const first = timeOf(ms);
  return {
    ...like,
    id,
    details: `@SERVICE@/api/v2/occurrences/${id}/`,
    deployment,
    event: summary('events', event, { date_label }),
    first_appearance_timestamp: first,
    first_appearance_time: first.slice('YYYY-MM-DDT'.length),
    identifications: [],
  };
}

/** Jobs of the recorded deployments, which are not there, have none. */
function withoutDeployments(jobs: Lists): Lists {
  return Object.fromEntries(
    Object.entries(jobs).map(([project, all]) => [project, all.map((job) => ({ ...job, deployment: null }))]),
  );
}

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}
