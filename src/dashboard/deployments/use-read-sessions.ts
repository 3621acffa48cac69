import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';

interface ReadSessions {
  list: WholeList<Session>;
  reload: () => void;
}

const UNASKED = { enabled: false };

/**
 * All cached sessions of the chosen project, or of all projects; null if another page has not loaded them. Fetches
 * nothing.
 */
export function useReadSessions(): ReadSessions | null {
  const [{ project }] = useUrlState(projectParameters);
  const own = useWholeList('events', { project_id: project }, UNASKED);
  const all = useWholeList('events', {}, UNASKED);
  for (const { data, refetch } of [own, all]) {
    if (data?.complete === true) return { list: data, reload: () => void refetch() };
  }
  return null;
}
