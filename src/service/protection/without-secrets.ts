/** What is shown in place of a value that is given, and may have a secret. */
export const HIDDEN = '(set)';

/** Parameters of a query whose values may be secrets: `password`, `sslpassword`, `api_key`, `X-Amz-Signature`. */
const SECRET = /([?&][^=&#]*(?:pass|pwd|secret|token|key|auth|sig|cred)[^=&#]*=)[^&#]*/gi;

/** An address without its password, the secrets of its query and its fragment; where it cannot be read, and may have a password, nothing of it. */
export function withoutSecrets(text: string): string {
  const open = text.replaceAll(SECRET, '$1…').replace(/(:\/\/[^#]*#).+$/, '$1…');
  if (!open.includes('@')) return open;
  const parts = /^([a-z][a-z\d+.-]*:\/\/)([^:@/?#]*)(:[^/?#]*)?@([^?#@]*)([?#][^@]*)?$/i.exec(open);
  // A password with a sign that belongs to addresses may end up in any part.
  if (parts === null || !URL.canParse(text)) return HIDDEN;
  const [, scheme = '', user = '', password, place = '', rest = ''] = parts;
  return `${scheme}${user}${password === undefined ? '' : ':…'}@${place}${rest}`;
}
