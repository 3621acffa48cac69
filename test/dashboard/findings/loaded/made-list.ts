import type { WholeList } from '#dashboard/api/lists/whole-list.ts';

/** A list that was read to its end and is as it should be. */
export function madeList<Rec extends { id: number }>(
  records: readonly Rec[],
  changes: Partial<WholeList<Rec>> = {},
): WholeList<Rec> {
  return {
    records,
    rejected: [],
    deviations: [],
    count: records.length,
    counted: records.length,
    openEnded: false,
    endless: false,
    read: records.length,
    repeated: 0,
    outside: 0,
    isProjectChecked: true,
    complete: true,
    projects: null,
    recordsPerSecond: null,
    readMs: 0,
    tooMany: false,
    held: false,
    stopped: false,
    ...changes,
  };
}
