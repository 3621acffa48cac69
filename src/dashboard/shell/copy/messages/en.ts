export const messages = {
  asOf: (host: string, time: string) => `Copy of ${host} as of ${time}`,
  copyOf: (host: string) => `Copy of ${host}`,
  filling: (done: string, of: string, list: string) => `Copying: ${done} of ${of} ${list}`,
  fillingLeft: (progress: string, left: string) => `${progress}, about ${left} left`,
  notFilled: (host: string) => `Copy of ${host}, not complete yet`,
  awaySince: (time: string) => `Not reached since ${time}`,
  refusedSince: (time: string) => `Reading refused since ${time}`,
  keptAsOf: (time: string) => `Kept as of ${time}, by decision`,
  paused: 'Paused',
  asks: 'The copy asks a question',
  notCopied: 'What is not copied',
  notCopiedList: (things: string) => `Not copied: ${things}`,
};

export type Messages = typeof messages;
