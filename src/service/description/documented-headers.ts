import { COUNTS_HEADER, COUNTS_INCOMPLETE } from '#contract/headers/counts-header.ts';
import { LIST_PARAMETERS, LIST_PARAMETERS_HEADER } from '#contract/lists/list-parameters.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/headers/ordering-ignored-header.ts';

type Document = Record<string, unknown>;

/** Documents an answer whose counters may be incomplete. */
export function withCounts(documented: Document): Document {
  const description =
    'Sent while a load is running or still to be counted: counters in the records (captures_count and the like) are ' +
    'not final. `count` of a list is right all the same.';
  return withHeader(documented, COUNTS_HEADER, {
    required: false,
    description,
    schema: { type: 'string', enum: [COUNTS_INCOMPLETE] },
  });
}

/** Documents a list that may ignore a part of the ordering. */
export function withIgnored(documented: Document): Document {
  const description = 'The fields of `ordering` that this list does not know and was not ordered by, with commas.';
  return withHeader(documented, ORDERING_IGNORED_HEADER, { required: false, description, schema: { type: 'string' } });
}

/** Documents a list, which names the parameters that it takes beyond the interface. */
export function withListParameters(documented: Document): Document {
  const description =
    'The parameters that this service takes beyond the interface. Do not send them to one without it.';
  const schema = { type: 'string', enum: [LIST_PARAMETERS.join(', ')] };
  return withHeader(documented, LIST_PARAMETERS_HEADER, { required: true, description, schema });
}

/** Documents a refusal with `Retry-After`. */
export function withRetryAfter(documented: Document): Document {
  const description = 'seconds until the same request may be sent again';
  return withHeader(documented, 'Retry-After', { description, schema: { type: 'integer' } });
}

function withHeader(documented: Document, name: string, header: Document): Document {
  return { ...documented, headers: { ...(documented['headers'] as Document | undefined), [name]: header } };
}
