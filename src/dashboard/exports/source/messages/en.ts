export const messages = {
  title: 'Order at the source',
  about: (host: string) =>
    `Exports of this page are made here, from the copy. An order at ${host} makes a file there, of a whole project, which is not listed here.`,
  project: 'Project',
  format: 'Format at the source',
  order: 'Order there',
  needsToken: (host: string) => `${host} takes orders only with a token of yours.`,
  token: (host: string) => `Your token for ${host}`,
  takeToken: 'Use this token',
  orLogIn: (host: string) => `Or log in to ${host} with your account there:`,
  tokenInvalid: 'A token is one word of letters, digits and signs.',
  tokenStored: (host: string) => `Your token for ${host} is stored until this tab is closed, and sent there alone.`,
  removeToken: 'Remove the token',
  offerFailed: (reason: string) => `It is not known what can be ordered there. ${reason}`,
  refused: (reason: string) => `The source did not take the order. ${reason}`,
  ordered: 'The source has taken the order.',
  orderedAs: (id: string) => `The source has taken the order, as export ${id}.`,
  exportsThere: (host: string) => `Exports at ${host} (as JSON)`,
};

export type Messages = typeof messages;
