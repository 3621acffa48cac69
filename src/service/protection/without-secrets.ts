/** What is shown in place of a value that is given, and may have a secret. */
export const HIDDEN = '(set)';

/** An address without its password and the values of its query; what cannot be read as one is not shown where it may have any. */
export function withoutSecrets(text: string): string {
  if (!/:\/\/|@/.test(text)) return text;
  const parts = /^([a-z][a-z\d+.-]*:\/\/)(?:([^:@/?#]*)(:[^/?#]*)?@)?([^?#@]*)(\?[^#@]*)?(?:#[^@]*)?$/i.exec(text);
  // A password with a sign that belongs to addresses may end up in any part.
  if (parts === null || !URL.canParse(text)) return HIDDEN;
  const [, scheme = '', user, password, place = '', query = ''] = parts;
  const who = user === undefined ? '' : `${user}${password === undefined ? '' : ':…'}@`;
  return `${scheme}${who}${place}${query.replaceAll(/=[^&]*/g, '=…')}`;
}
