export const messages = {
  orLogIn: 'Or log in here:',
  email: 'Email',
  password: 'Password',
  stay: 'Stay logged in after the tab is closed',
  logIn: 'Log in',
  tokenUnusable: 'The server sent a token that cannot be used.',
};

export type Messages = typeof messages;
