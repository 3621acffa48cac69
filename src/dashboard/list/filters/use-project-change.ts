import { useState } from 'react';
import type { ProjectChange } from '#dashboard/list/model/record-list-model.ts';

/** Remembers which project the filters of a list were set for. Filters of an address that is opened are not checked. */
export function useProjectChange(project: number | null): ProjectChange {
  const [settled, setSettled] = useState<{ project: number | null; dropped: readonly string[] }>({
    project,
    dropped: [],
  });
  const isDue = settled.project !== project;
  return {
    isDue,
    dropped: isDue ? [] : settled.dropped,
    settle: (dropped) => setSettled({ project, dropped }),
  };
}
