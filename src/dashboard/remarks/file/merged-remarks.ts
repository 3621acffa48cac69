import type { Remark, RemarkChange } from '#dashboard/remarks/remark.ts';
import { freshRemark } from '#dashboard/remarks/remarks-store.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What an import does. */
export interface MergedRemarks {
  changes: readonly RemarkChange[];
  /** the same records as they are now, for undoing it */
  before: readonly RemarkChange[];
  /** records that had no star and no note */
  added: number;
  /** records whose star or note changes */
  changed: number;
  /** records that are the same, or newer here */
  unchanged: number;
}

const PER_STEP = 100;

/**
 * Merges remarks of a file into those of this browser: of a star, and of a note, the newer one is taken, and that of the file
 * where both are from the same time, since someone may have written in the file.
 */
export function* mergedRemarks(filed: readonly RemarkChange[]): Work<MergedRemarks> {
  const merged = new Map<string, { change: RemarkChange; before: RemarkChange }>();
  let step = 0;
  for (const { kind, id, remark } of filed) {
    if ((step += 1) % PER_STEP === 0) yield;
    if (remark === null) continue;
    const known = merged.get(`${kind} ${id}`);
    const before = known?.before ?? { kind, id, remark: freshRemark(kind, id) };
    const now = known?.change.remark ?? before.remark;
    merged.set(`${kind} ${id}`, { before, change: { kind, id, remark: mergedRemark(now, remark) } });
  }
  const all = [...merged.values()].map((one) => ({ ...one, isSame: isSame(one.before.remark, one.change.remark) }));
  const different = all.filter((one) => !one.isSame);
  const added = different.filter(({ before }) => before.remark === null).length;
  return {
    changes: different.map(({ change }) => change),
    before: different.map(({ before }) => before),
    added,
    changed: different.length - added,
    unchanged: all.length - different.length,
  };
}

const NOTHING: Remark = {
  star: false,
  starAt: null,
  note: '',
  noteAt: null,
  name: '',
  night: null,
  taken: null,
  session: null,
};

/** Null where neither star nor note is left. */
function mergedRemark(now: Remark | null, filed: Remark): Remark | null {
  const here = now ?? NOTHING;
  const { star, starAt } = isNewer(filed.starAt, here.starAt) ? filed : here;
  const { note, noteAt } = isNewer(filed.noteAt, here.noteAt) ? filed : here;
  if (!star && note === '') return null;
  return {
    star,
    starAt,
    note,
    noteAt,
    name: here.name || filed.name,
    night: here.night ?? filed.night,
    taken: here.taken ?? filed.taken,
    session: here.session ?? filed.session,
  };
}

/** A time that is not known is before all others. */
function isNewer(filed: string | null, here: string | null): boolean {
  return timeOf(filed) >= timeOf(here);
}

function timeOf(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant);
}

function isSame(one: Remark | null, other: Remark | null): boolean {
  return one?.star === other?.star && one?.note === other?.note;
}
