import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import type { ListedEvent as Session } from '#contract/event.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';

const UNASKED = { enabled: false };

/**
 * All cached sessions of the chosen project, or of all projects; null if another page has not loaded them. Fetches
 * nothing.
 */
export function useReadSessions(): readonly Session[] | null {
  const [{ project }] = useUrlState(projectParameters);
  const own = useWholeList('events', { project_id: project }, UNASKED).data;
  const all = useWholeList('events', {}, UNASKED).data;
  return [own, all].find((list) => list?.complete === true)?.records ?? null;
}
