/** Every address inside the dashboard. The interface's `event` is called session here. */
export const paths = {
  home: (parameters: Record<string, string> = {}) => withQuery('/', parameters),
  deployments: (parameters: Record<string, string> = {}) => withQuery('/deployments', parameters),
  deployment: (id: number, parameters: Record<string, string> = {}) => withQuery(`/deployments/${id}`, parameters),
  sessions: (parameters: Record<string, string> = {}) => withQuery('/sessions', parameters),
  session: (id: number, parameters: Record<string, string> = {}) => withQuery(`/sessions/${id}`, parameters),
  effort: (parameters: Record<string, string> = {}) => withQuery('/effort', parameters),
  compare: (parameters: Record<string, string> = {}) => withQuery('/compare', parameters),
  taxa: (parameters: Record<string, string> = {}) => withQuery('/taxa', parameters),
  taxon: (id: number, parameters: Record<string, string> = {}) => withQuery(`/taxa/${id}`, parameters),
  exports: (parameters: Record<string, string> = {}) => withQuery('/exports', parameters),
  newExport: (parameters: Record<string, string> = {}) => `${withQuery('/exports', parameters)}#new-export`,
  storage: (parameters: Record<string, string> = {}) => withQuery('/storage', parameters),
  projects: (parameters: Record<string, string> = {}) => withQuery('/projects', parameters),
  statistics: (figure: Figure) => `/statistics#${figure}`,
  settings: (parameters: Record<string, string> = {}) => withQuery('/settings', parameters),
  source: (parameters: Record<string, string> = {}) => `${withQuery('/settings', parameters)}#source`,
  dataProblems: (parameters: Record<string, string> = {}) => `${withQuery('/settings', parameters)}#data-problems`,
};

/** What pages link to of `docs/statistics.md`: the ids of headings, their words in lower case with hyphens. */
export const FIGURES = [
  'rounded-coordinates',
  'taxa-of-a-night',
  'rates-of-a-session-and-of-many',
  'effort',
  'detection-histories',
  'pooled-rates-and-their-band',
  'accumulation-of-taxa',
  'species-of-sessions',
  'season-of-a-taxon',
  'moon',
  'models-and-people',
  'unusual-numbers-of-captures',
  'classes-of-the-map',
] as const;

type Figure = (typeof FIGURES)[number];

/** The part of the page of a session or a deployment that has its species. */
export const SPECIES_ANCHOR = 'species';

/** The URL parameters that are carried along while a project is chosen. */
export function ofProject(project: number | null): Record<string, string> {
  return project === null ? {} : { project: String(project) };
}

/** The address of a page with these parameters. */
export function withQuery(path: string, parameters: Record<string, string>): string {
  // Commas need no escape in a query, and without it a list of hundreds of ids is much shorter.
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}
