/** Builds every address inside the dashboard. The interface's `event` is a session here. */
export const paths = {
  home: () => '/',
  deployments: (parameters: Record<string, string> = {}) => `/deployments${queryOf(parameters)}`,
  deployment: (id: number, parameters: Record<string, string> = {}) => `/deployments/${id}${queryOf(parameters)}`,
  sessions: (parameters: Record<string, string> = {}) => `/sessions${queryOf(parameters)}`,
  session: (id: number, parameters: Record<string, string> = {}) => `/sessions/${id}${queryOf(parameters)}`,
};

function queryOf(parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '' : `?${query}`;
}
