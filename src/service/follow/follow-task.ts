import type { CopySettings } from './copy-settings.ts';

/** Times of a follower; tests have shorter ones. */
export interface FollowTimes {
  /** how often what the copy is told is read */
  pollMs: number;
  /** pause after the first look that failed; it doubles */
  firstPauseMs: number;
  /** pause before a request is sent again; it doubles */
  firstWaitMs: number;
  /** time until an answer begins */
  silentMs: number;
}

export const FOLLOW_TIMES: FollowTimes = {
  pollMs: 1_000,
  firstPauseMs: 60_000,
  firstWaitMs: 1_000,
  silentMs: 30_000,
};

/** What the process that follows is told at its start. */
export interface FollowTask {
  /** as for `openDatabase` */
  databaseLocation: string;
  /** absolute path */
  dataFolder: string;
  copy: CopySettings;
  /** unique to the process */
  holder: string;
  times: FollowTimes;
}

/** What that process tells: lines for the log. */
export interface FollowNews {
  level: 'info' | 'warn' | 'error';
  line: string;
}
