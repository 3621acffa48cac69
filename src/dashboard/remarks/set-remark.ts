import { LONGEST_NOTE, type Remark, type Remarked } from './remark.ts';
import { changeRemarks, freshRemark, joinedNotes } from './remarks-store.ts';

/** Sets or removes the star of a record. */
export function setStar(of: Remarked, star: boolean): void {
  const before = freshRemark(of.kind, of.id);
  put(of, { ...remarkOf(of, before), star, starAt: nowAfter(before?.starAt) });
}

/**
 * Sets the note of a record; an empty one removes it. A note that another tab has changed since `base`, which the reader
 * began with, stays beside this one.
 *
 * @returns the note as it is now
 */
export function setNote(of: Remarked, text: string, base: string): string {
  const before = freshRemark(of.kind, of.id);
  const now = before?.note ?? '';
  const wanted = text.trim().slice(0, LONGEST_NOTE);
  const note = now === base ? wanted : joinedNotes(now, wanted);
  if (note !== now) put(of, { ...remarkOf(of, before), note, noteAt: nowAfter(before?.noteAt) });
  return note;
}

function put({ kind, id }: Remarked, remark: Remark): void {
  const isNothing = !remark.star && remark.note === '';
  changeRemarks([{ kind, id, remark: isNothing ? null : remark }]);
}

function remarkOf({ name, night, taken, session }: Remarked, before: Remark | null): Remark {
  const { star = false, starAt = null, note = '', noteAt = null } = before ?? {};
  return { star, starAt, note, noteAt, name, night, taken, session };
}

/** The time, by this browser's clock; later than `before` also where that clock was set back. */
function nowAfter(before: string | null | undefined): string {
  return new Date(Math.max(Date.now(), before ? Date.parse(before) + 1 : 0)).toISOString();
}
