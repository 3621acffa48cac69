import { filterParameter } from '#dashboard/list/model/filter-parameter.ts';

const daysParameter = filterParameter({ kind: 'date' });

/** URL parameters carried from deployments to their sessions: the project, and the chosen days as nights. */
export function alongToSessions(address: URLSearchParams): Record<string, string> {
  const project = address.get('project');
  const days = daysParameter.read(address.get('active'));
  const { from, to } = days?.kind === 'date' ? days : { from: null, to: null };
  return {
    ...(project !== null && { project }),
    ...(from !== null && { day_after: from }),
    ...(to !== null && { day_before: to }),
  };
}
