import { useMemo } from 'react';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';

/** A project's name by its id, which is all that a storage source has of it; "Project 7" where it is not known. */
export function useProjectNames(): (id: number) => string {
  const { data } = useWholeList('projects');
  const projects = data?.records;
  return useMemo(() => {
    const names = new Map((projects ?? []).map(({ id, name }) => [id, name]));
    return (id) => names.get(id) ?? `Project ${id}`;
  }, [projects]);
}
