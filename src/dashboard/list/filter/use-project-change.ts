import { useState } from 'react';

/** What another project than before has to do with the filters of a list. */
export interface ProjectChange {
  /** the filters were not looked at since another project was chosen */
  isDue: boolean;
  /** what was dropped then, in words */
  dropped: readonly string[];
  /** the filters were looked at, or the reader has seen what went */
  settle: (dropped: readonly string[]) => void;
}

/** Remembers the project that the filters of a list were made for. Those of an address that is opened are its author's. */
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
