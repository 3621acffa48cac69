/** Every address inside the dashboard. The interface's `event` is called session here. */
export const paths = {
  home: (parameters: Record<string, string> = {}) => `/${queryOf(parameters)}`,
  deployments: (parameters: Record<string, string> = {}) => `/deployments${queryOf(parameters)}`,
  deployment: (id: number, parameters: Record<string, string> = {}) => `/deployments/${id}${queryOf(parameters)}`,
  sessions: (parameters: Record<string, string> = {}) => `/sessions${queryOf(parameters)}`,
  session: (id: number, parameters: Record<string, string> = {}) => `/sessions/${id}${queryOf(parameters)}`,
  effort: (parameters: Record<string, string> = {}) => `/effort${queryOf(parameters)}`,
  compare: (parameters: Record<string, string> = {}) => `/compare${queryOf(parameters)}`,
  taxa: (parameters: Record<string, string> = {}) => `/taxa${queryOf(parameters)}`,
  taxon: (id: number, parameters: Record<string, string> = {}) => `/taxa/${id}${queryOf(parameters)}`,
  exports: (parameters: Record<string, string> = {}) => `/exports${queryOf(parameters)}`,
  newExport: (parameters: Record<string, string> = {}) => `/exports${queryOf(parameters)}#new-export`,
  storage: (parameters: Record<string, string> = {}) => `/storage${queryOf(parameters)}`,
  projects: (parameters: Record<string, string> = {}) => `/projects${queryOf(parameters)}`,
  settings: (parameters: Record<string, string> = {}) => `/settings${queryOf(parameters)}`,
  dataProblems: (parameters: Record<string, string> = {}) => `/settings${queryOf(parameters)}#data-problems`,
};

/** The URL parameters that are carried along while a project is chosen. */
export function ofProject(project: number | null): Record<string, string> {
  return project === null ? {} : { project: String(project) };
}

function queryOf(parameters: Record<string, string>): string {
  // Commas need no escape in a query, and without it a list of hundreds of ids is much shorter.
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
