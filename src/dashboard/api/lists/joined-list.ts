import { Deviations } from '#contract/reading/deviations.ts';
import type { WholeList } from './whole-list.ts';

/** Several lists of a collection as one. A record that is in several of them counts once. */
export function joinedList<Rec extends { id: number }>(lists: readonly WholeList<Rec>[]): WholeList<Rec> {
  const sum = (of: (list: WholeList<Rec>) => number) => lists.reduce((all, list) => all + of(list), 0);
  const byId = new Map(lists.flatMap(({ records }) => records.map((record) => [record.id, record] as const)));
  const again = sum(({ records }) => records.length) - byId.size;
  const deviations = new Deviations();
  for (const list of lists) deviations.add(list.deviations);
  return {
    records: lists.length > 1 ? [...byId.values()].toSorted((a, b) => a.id - b.id) : (lists[0]?.records ?? []),
    rejected: lists.flatMap(({ rejected }) => rejected),
    deviations: deviations.all,
    count: sum(({ count }) => count) - again,
    counted: sum(({ counted }) => counted),
    read: sum(({ read }) => read) - again,
    repeated: sum(({ repeated }) => repeated),
    outside: sum(({ outside }) => outside) + again,
    openEnded: lists.some(({ openEnded }) => openEnded),
    endless: lists.some(({ endless }) => endless),
    complete: lists.every(({ complete }) => complete),
    tooMany: lists.some(({ tooMany }) => tooMany),
    held: lists.some(({ held }) => held),
    stopped: lists.some(({ stopped }) => stopped),
    projects: lists.reduce<number | null>(
      (most, { projects }) => (projects === null ? most : Math.max(most ?? 0, projects)),
      null,
    ),
    isProjectChecked: lists.every(({ isProjectChecked }) => isProjectChecked),
    recordsPerSecond: null,
    readMs: sum(({ readMs }) => readMs),
  };
}
