export interface LoadPage {
  path: string;
  /** the elements that count as rows: the first that holds a value ends the wait */
  rows: string;
  /** what the text of such an element says once it is a record's and no placeholder */
  holds: RegExp;
  /** the header that is clicked to sort, of lists; `view` names the view that has the table */
  sort?: { header: string; view?: string };
}

/** The row header of a record, which links to the record's page. */
export const TABLE_ROWS = { rows: 'main tbody tr > th[scope="row"] a[href]', holds: /\S/ };
/** The first value of a page's list of facts or totals. */
const FIRST_VALUE = { rows: 'main dl dt + dd', holds: /\d/ };

/**
 * The measured pages. What counts as the first row, in old and new commits alike: on Deployments and Sessions a row of
 * the table, on Exports the heading of a card (`article`), on Storage the heading of a panel (`li`), on the overview the
 * first total that is a number, on a session and a deployment the first number among its facts.
 */
export const LOAD_PAGES: Record<string, LoadPage> = {
  deployments: { path: '/deployments', ...TABLE_ROWS, sort: { header: 'Captures' } },
  sessions: { path: '/sessions', ...TABLE_ROWS, sort: { header: 'Captures/h' } },
  exports: { path: '/exports', rows: 'main article h2', holds: /\S/, sort: { header: 'Records', view: 'table' } },
  storage: { path: '/storage', rows: 'main li h2', holds: /\S/, sort: { header: 'Files', view: 'table' } },
  overview: { path: '/', ...FIRST_VALUE },
  session: { path: '/sessions/815', ...FIRST_VALUE },
  deployment: { path: '/deployments/36', ...FIRST_VALUE },
};
