import { collectionNames } from '#contract/lists/collections.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/**
 * Ours: what a copy of another service says of itself (`copy/`). A service that is no copy answers 404. Times are in UTC,
 * written without a zone as everywhere in the interface.
 */

/** The request header with the reader's own token of the source, for what the copy hands on (`copy/exports/`). */
export const SOURCE_TOKEN_HEADER = 'noctuary-source-token';

/** What a copy does now. */
const copyPhases = [
  /** reads the lists for the first time */
  'filling',
  /** looks for changes */
  'looking',
  /** compares every record, once a night */
  'comparing',
  /** waits for the next look */
  'waiting',
  /** someone paused it: it does not look until someone continues it */
  'paused',
  /** has stopped, until its question is answered */
  'asking',
  /** no process follows the source at the moment; another begins within a minute */
  'not_running',
] as const;

/** Why a copy stops and asks a person. */
const copyQuestions = [
  /** no project that is here is there any more, or under the same numbers there are other names: another service */
  'other_service',
  /** a project that is here is not there any more */
  'project_gone',
  /** much of a list is not there any more, or has other names under the same numbers */
  'much_changed',
] as const;

/** The answers: take what the source has now, or leave what is here as it is. */
const copyAnswers = ['take', 'keep'] as const;

const list = z.object({
  /** as in addresses of the interface */
  list: z.enum(collectionNames),
  /** number of records here */
  here: z.int(),
  /** number of records there, as the source said at the last look; null: it has no such list, or was not asked yet */
  there: z.nullable(z.int()),
  /** records that came and could not be used */
  set_aside: z.int(),
});

const failure = z.object({
  at: timestamp,
  /** one sentence: what was asked for and what came of it */
  reason: z.string(),
});

const question = z.object({
  key: z.enum(copyQuestions),
  /** one sentence in English that names what differs */
  detail: z.string(),
  /** names of what is gone or other, at most 20: projects, or records of `list` */
  names: z.array(z.string()),
  list: z.nullable(z.enum(collectionNames)),
  asked_at: timestamp,
});

export const copyStatus = z.object({
  /** the source's address, without `/api/v2/` and trailing slash */
  source: z.string(),
  /** ids there of the projects that are copied; null: all */
  projects: z.nullable(z.array(z.int())),
  phase: z.enum(copyPhases),
  /** end of the first complete look; null: it is still filling, and records are missing */
  filled_at: z.nullable(timestamp),
  /** beginning of the last look that was complete: the copy is as of then; null: none was */
  as_of: z.nullable(timestamp),
  /** end of the last look that read or removed records, complete or not: what pages show is older; null: none did yet */
  changed_at: z.nullable(timestamp),
  /** end of the last comparison of every record */
  compared_at: z.nullable(timestamp),
  /** beginning of the next look; null: it looks when told to, is paused, asks, or looks now */
  next_look_at: z.nullable(timestamp),
  /** time between two looks in seconds; null: it looks only when told to */
  every_seconds: z.nullable(z.int()),
  /** how far the look that runs is; null: none runs, or its size is not known yet */
  progress: z.nullable(
    z.object({
      list: z.enum(collectionNames),
      done: z.int(),
      of: z.int(),
      /** for the whole look, by the pace so far; null: not known */
      seconds_left: z.nullable(z.int()),
    }),
  ),
  /** of the look that runs, or else of the last one */
  pace: z.object({
    requests: z.int(),
    /** mean time of an answer; null: there was none */
    answer_ms: z.nullable(z.int()),
    /** requests at the same time */
    at_a_time: z.int(),
  }),
  lists: z.array(list),
  /** since when the source cannot be reached or answers nothing usable; null: its last answer was right */
  unreachable_since: z.nullable(timestamp),
  /** since when the source does not let the copy read what it copies, though it answers: 401, 403, no such project; null: it does */
  refused_since: z.nullable(timestamp),
  /**
   * what was answered with `keep`: the copy is as of `as_of` until the difference is gone or another; with `project_gone` that
   * project stays as it is, and the others are copied
   */
  kept: z.nullable(z.object({ key: z.enum(copyQuestions), detail: z.string(), kept_at: timestamp })),
  /** the last failures, newest first, at most 20; one that repeats is there once, at its last time */
  failures: z.array(failure),
  question: z.nullable(question),
  /** what is never copied: names of things, in English words */
  not_copied: z.array(z.string()),
  /** whether the source takes orders of exports that this service hands on */
  takes_orders: z.boolean(),
  /** `change` for who may look now, pause, go on and answer */
  user_permissions: z.array(z.string()),
});
export type CopyStatus = z.infer<typeof copyStatus>;

/** `POST copy/`: the answer is the status after it. An `answer` needs the question that it is for, else it is refused (409). */
export const copyRequest = z.discriminatedUnion('do', [
  z.object({ do: z.literal('look') }),
  z.object({ do: z.literal('pause') }),
  z.object({ do: z.literal('go_on') }),
  z.object({
    do: z.literal('answer'),
    question: z.enum(copyQuestions),
    /** that of the question: an answer to another one is refused */
    asked_at: timestamp,
    answer: z.enum(copyAnswers),
  }),
]);
export type CopyRequest = z.infer<typeof copyRequest>;
