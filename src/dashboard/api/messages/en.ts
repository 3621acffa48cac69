export const messages = {
  noConnection: 'There is no connection to the server, and this was not loaded before.',
  notReached: 'The server could not be reached.',
  cancelled: 'The server did not answer, and the wait was cancelled.',
  silent: (seconds: number) => `The server did not answer within ${seconds} seconds.`,
  stopped: (seconds: number) => `The answer stopped: no more data came for ${seconds} seconds.`,
  tooLong: (seconds: number) => `The answer was not complete after ${seconds} seconds.`,
  triedTwice: (reason: string) => `${reason} The request was sent twice.`,
  cutOff: (address: string, size: string) => `The answer to ${address} was cut off after ${size}.`,
  status: (status: number) => `The server answered ${status}.`,
  statusBecause: (status: number, reason: string) => `The server answered ${status}: ${reason}`,
  wrongAnswer: (address: string, details: string) =>
    `The server answered ${address} with something that is not JSON (${details}). A login page or a proxy may be in front of it: open this address in a new tab, or ask the operator of the server.`,
  wrongForm: (address: string, faults: string) =>
    `The answer to ${address} does not have the form of the interface. ${faults}`,
  noAuthToken: 'The server accepted this, but sent no token.',

  addressTooLong: 'It is too long.',
  addressControl: 'It contains control characters.',
  addressScheme: 'It does not begin with http:// or https://.',
  addressUser: 'It contains a user name or a password.',
  addressInvalid: 'It is not a valid address.',

  lists: {
    captures: 'captures',
    occurrences: 'occurrences',
    schema: 'the server’s description',
  },
  allOccurrences: 'All occurrences',
  roundedTo: (step: string) => `rounded to ${step}`,
  wholeProject: 'Whole project',
  filtersUnknown: 'Filters not reported',
};

export type Messages = typeof messages;
