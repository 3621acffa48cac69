import { z } from '#contract/zod.ts';

/** What can have a star and a note. */
export const REMARKED_KINDS = ['session', 'deployment', 'capture'] as const;
export type RemarkedKind = (typeof REMARKED_KINDS)[number];

/** Of a note, in characters: thousands of notes fit the browser's storage. */
export const LONGEST_NOTE = 5_000;

/** Whether a text is a time in UTC: `2026-12-01T20:15:03.120Z`. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

const instant = z.nullable(z.string().check(z.refine(isInstant)));

/** The star and the note of one record, as they are stored, and what they are of. */
export const remark = z.object({
  star: z.boolean(),
  /** when the star was set or removed, by this browser's clock, in UTC; null: never */
  starAt: instant,
  /** empty: none */
  note: z.string(),
  /** when the note was changed; null: never */
  noteAt: instant,
  /** the deployment's name, as it was shown */
  name: z.string(),
  /** of a session and a capture: the date of the evening, YYYY-MM-DD; null where it is not known */
  night: z.nullable(z.string()),
  /** of a capture: when it was taken, by the trap's clock */
  taken: z.nullable(z.string()),
  /** of a capture: the id of its session */
  session: z.nullable(z.int()),
});
export type Remark = z.infer<typeof remark>;

/** A record that has, or may get, a star and a note. */
export interface Remarked extends Pick<Remark, 'name' | 'night' | 'taken' | 'session'> {
  kind: RemarkedKind;
  id: number;
}

/** A star or a note that is set, changed or removed; `remark` null: the record has neither. */
export interface RemarkChange {
  kind: RemarkedKind;
  id: number;
  remark: Remark | null;
}
