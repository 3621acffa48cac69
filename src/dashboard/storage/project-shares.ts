import { reportedSum, type ReportedSum } from './reported-sum.ts';
import type { StorageSource } from '#contract/records/storage-source.ts';

/** Totals of a project's sources. */
export interface ProjectShare {
  files: ReportedSum;
  bytes: ReportedSum;
}

/** By the project's id; sources whose project is not reported are in none. */
export function projectShares(sources: readonly StorageSource[]): ReadonlyMap<number, ProjectShare> {
  const projects = new Set(sources.flatMap(({ project }) => project ?? []));
  return new Map(
    [...projects].map((id) => {
      const own = sources.filter(({ project }) => project === id);
      const share = {
        files: reportedSum(own, ({ total_files_indexed }) => total_files_indexed),
        bytes: reportedSum(own, ({ total_size_indexed }) => total_size_indexed),
      };
      return [id, share];
    }),
  );
}
