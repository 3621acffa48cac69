import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import type { Event as Session } from '#contract/event.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';

const UNASKED = { enabled: false };

/** Every session of the chosen project, or of all, where another page has read them; null else. Asks for none itself. */
export function useReadSessions(): readonly Session[] | null {
  const [{ project }] = useUrlState(projectParameters);
  const own = useWholeList('events', { project_id: project }, UNASKED).data;
  const all = useWholeList('events', {}, UNASKED).data;
  return [own, all].find((list) => list?.complete === true)?.records ?? null;
}
