/** A token and the name of its holder. */
export interface AccessToken {
  /** names the client in the log and on exports; several tokens may share it while one replaces another */
  name: string;
  token: string;
  /** whether its holder may write what the service keeps of projects (`mayWrite`) */
  mayWrite?: true;
}

/** At the end of an entry: its holder may write. */
const WRITE = ':write';
/** Shorter ones can be guessed. */
const SHORTEST = 16;

/**
 * Parses `name:token,name:token:write…`. A final `:write` is no part of the token: it is the right to write.
 *
 * @throws Error which says what is wrong and where, without any token or part of one
 */
export function parseAccessTokens(text: string): AccessToken[] {
  const tokens = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => {
      const [, name = '', given = ''] = /^([^:\s]{1,100}):(.*)$/.exec(part) ?? [];
      const mayWrite = given.endsWith(WRITE);
      const token = mayWrite ? given.slice(0, -WRITE.length) : given;
      if (name === '') throw new Error(`has no "name:token" at place ${index + 1}`);
      if (token.length < SHORTEST) throw new Error(`has a token of "${name}" with less than ${SHORTEST} characters`);
      // Other characters may be changed in a header.
      if (!/^[\x21-\x7e]+$/.test(token)) throw new Error(`has a token of "${name}" that is not plain ASCII text`);
      return { name, token, ...(mayWrite && { mayWrite }) };
    });
  if (tokens.length === 0) throw new Error('has no "name:token"');
  if (new Set(tokens.map(({ token }) => token)).size < tokens.length) throw new Error('has the same token twice');
  return tokens;
}
