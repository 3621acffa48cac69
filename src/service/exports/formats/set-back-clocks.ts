import type { NotNull } from 'kysely';
import type { ExportScope } from './export-format.ts';
import { repeatedSpans, type RepeatedSpan } from './zoned-times.ts';

const DAY = 'YYYY-MM-DD'.length;
/** No session lasts longer. */
const MOST_DAYS_MS = 7 * 86_400_000;

/** The sessions in which the clock was set back; all others have one offset for each wall-clock time. */
export interface SetBackClocks {
  /** whether there are captures after the clock was set back */
  has: (eventId: number | null) => boolean;
  /** whether a capture was taken after that, for the offset of its time */
  isAfter: (eventId: number | null, captureId: number) => boolean;
  /** the same for the end of a deployment's session */
  isAfterAtEnd: (deploymentId: number, end: string) => boolean;
}

const NONE: SetBackClocks = { has: () => false, isAfter: () => false, isAfterAtEnd: () => false };

/**
 * Finds the sessions of the project whose captures, by id, step back within an hour that occurs twice in the zone of the
 * order: from there on it is the second. Without such a step every time of that hour counts as the first.
 */
export async function setBackClocks({ database, project, options }: ExportScope): Promise<SetBackClocks> {
  const { time_zone: zone } = options;
  if (zone === undefined) return NONE;
  const ofProject = database.selectFrom('events').where('project_id', '=', project.id);
  const ends = await ofProject
    .select(({ fn }) => [fn.min('start').as('first'), fn.max('start').as('last')])
    .executeTakeFirst();
  if (ends === undefined || ends.first === null || ends.last === null) return NONE;
  const firstSecond = new Map<number | null, number>();
  const endsAfter = new Set<string>();
  for (const span of repeatedSpans(zone, ends.first.slice(0, DAY), ends.last.slice(0, DAY))) {
    const events = await ofProject
      .select(['id', 'deployment_id', 'end'])
      .where('start', '<', span.end)
      .where('start', '>=', new Date(Date.parse(`${span.start}Z`) - MOST_DAYS_MS).toISOString().slice(0, DAY))
      .where('end', '>=', span.start)
      .execute();
    for (const { id, deployment_id, end } of events) {
      const capture = await firstAfterStep(database, id, span);
      if (capture === null) continue;
      firstSecond.set(id, capture);
      endsAfter.add(`${deployment_id} ${end}`);
    }
  }
  return {
    has: (eventId) => firstSecond.has(eventId),
    isAfter: (eventId, captureId) => captureId >= (firstSecond.get(eventId) ?? Infinity),
    isAfterAtEnd: (deploymentId, end) => endsAfter.has(`${deploymentId} ${end}`),
  };
}

/** The id of the first capture of a session whose time is before that of the capture before; null where there is none. */
async function firstAfterStep(
  database: ExportScope['database'],
  eventId: number,
  { start, end }: RepeatedSpan,
): Promise<number | null> {
  const captures = await database
    .selectFrom('captures')
    .select(['id', 'timestamp'])
    .where('event_id', '=', eventId)
    .where('timestamp', '>=', start)
    .where('timestamp', '<', end)
    .$narrowType<{ timestamp: NotNull }>()
    .orderBy('id')
    .execute();
  const step = captures.findIndex(({ timestamp }, index) => timestamp < (captures[index - 1]?.timestamp ?? ''));
  return captures[step]?.id ?? null;
}
