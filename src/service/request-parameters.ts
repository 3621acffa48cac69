import { FORMATS, LISTED_PARAMETERS } from '#contract/lists/list-parameters.ts';
import { parseParameters } from '#contract/lists/list-query.ts';
import { badParameter } from './request-error.ts';

const LISTED: ReadonlySet<string> = new Set(LISTED_PARAMETERS);

/**
 * The parameters of an address (spec 4.2), each of `known` once: one whose value is a list is the list of all that it is
 * repeated with (`ids=1&ids=2`); any other may be repeated with the same value alone, as the links of taxa repeat `format`
 * (spec 2.3). An empty value means not given.
 *
 * @param known the parameters that the address takes, apart from `format`; others mean nothing, and stay as they are
 *
 * @throws RequestError 400 naming the parameter
 */
export function requestParameters(address: string, known: readonly string[] = []): URLSearchParams {
  const parameters = parseParameters(address);
  for (const name of ['format', ...known]) {
    const all = parameters.getAll(name);
    if (all.length < 2) continue;
    const values = [...new Set(all)].filter((value) => value !== '');
    if (values.length > 1 && !LISTED.has(name)) {
      throw badParameter(name, `It is given ${all.length} times with different values, and takes one value.`);
    }
    parameters.set(name, values.join(','));
  }
  const format = parameters.get('format') ?? '';
  if (format !== '' && !(FORMATS as readonly string[]).includes(format)) {
    throw badParameter('format', `"${format}" is none of ${FORMATS.join(', ')}; all of them are JSON, api indented.`);
  }
  return parameters;
}
