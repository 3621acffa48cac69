import { useState } from 'react';

/** Whether a change of project affects the filters of a list. */
export interface ProjectChange {
  /** the filters have not been checked since the project changed */
  isDue: boolean;
  /** the filters cleared then, in words */
  dropped: readonly string[];
  /** the filters have been checked, or the message about cleared ones is dismissed */
  settle: (dropped: readonly string[]) => void;
}

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
