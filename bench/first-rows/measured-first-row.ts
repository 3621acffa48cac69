export interface MeasuredFirstRow {
  page: string;
  /** one value for each run */
  firstRowMs: number[];
  ownFirstRowMs: number[];
  /** the service's own answer of 20 rows, while it is quiet */
  answerMs: number[];
  rowsInSight: number[];
  rowsAsked: number[];
  /** those begun before the first row was shown, of the last run */
  requests: SentRequest[];
}

export interface SentRequest {
  path: string;
  rows: number;
  /** ms before the first row was shown */
  begunBeforeMs: number;
  /** negative where it ended after the first row was shown */
  endedBeforeMs: number;
}
