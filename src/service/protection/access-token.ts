/** Who may ask, and by which secret. */
export interface AccessToken {
  /** tells in the log and on exports who asked; several tokens may share it while one replaces the other */
  name: string;
  token: string;
}

/** Shorter ones can be guessed. */
const SHORTEST = 16;

/**
 * `name:token,name:token…` as tokens.
 *
 * @throws Error with what is wrong and where, without any token or what may be one
 */
export function parseAccessTokens(text: string): AccessToken[] {
  const tokens = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => {
      const [, name = '', token = ''] = /^([^:\s]{1,100}):(.*)$/.exec(part) ?? [];
      if (name === '') throw new Error(`has no "name:token" at place ${index + 1}`);
      if (token.length < SHORTEST) throw new Error(`has a token of "${name}" with less than ${SHORTEST} characters`);
      // A header carries no other characters without harm.
      if (!/^[\x21-\x7e]+$/.test(token)) throw new Error(`has a token of "${name}" that is not plain ASCII text`);
      return { name, token };
    });
  if (tokens.length === 0) throw new Error('has no "name:token"');
  if (new Set(tokens.map(({ token }) => token)).size < tokens.length) throw new Error('has the same token twice');
  return tokens;
}
