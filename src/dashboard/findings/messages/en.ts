export const messages = {
  silent: (days: string) =>
    `The last capture is ${days} days or more older than those of at least half of the project’s traps that have not ended.`,
  current: 'Neither silent nor ended.',
  ended: (days: string, season: string) =>
    `The project has no capture in the ${days} days up to today, or the last capture is more than ${season} days older than the newest of its project: the project or the season is over.`,
  endedAt: (days: string, season: string, newest: string) =>
    `The project has no capture in the ${days} days up to ${newest}, the newest capture of all projects, or the last capture is more than ${season} days older than the newest of its project: the project or the season is over.`,
  noCaptures: 'The server reports no date of a last capture.',
};

export type Messages = typeof messages;
