import { queryOptions, useQuery } from '@tanstack/react-query';
import { peopleForms, type PeopleForm } from '#contract/exports/people-forms.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { awaitAnswer, type Try } from '#dashboard/api/http/await-answer.ts';
import { notReached, parseJson, statusText } from '#dashboard/api/http/get-json.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { readBody } from '#dashboard/api/http/read-body.ts';
import { readToken, tokenHeader } from '#dashboard/api/http/token.ts';
import { logInOfferOptions } from '#dashboard/api/log-in/use-log-in-offer.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

const PATH = 'exports/';

/** A format that a service offers. What the files of other services contain is not known: then `about` is empty. */
export interface OfferedFormat {
  name: string;
  /** the service's own; empty where it has none but the name */
  label: string;
  about: string;
  hasOccurrences: boolean;
  hasCoordinates: boolean;
  hasOffsets: boolean;
  hasRights: boolean;
}

/** What can be ordered of a service. */
export interface ExportOffer {
  formats: OfferedFormat[];
  /** names of the filters that it says it takes */
  filters: string[];
  options: string[];
  /** how files may name people, where an order can say it */
  people: PeopleForm[];
  /** this page has no token, and the service makes no exports without one */
  needsToken: boolean;
}

const no = z._default(z.boolean(), false);
const choice = z.object({
  value: z.string(),
  display_name: z._default(z.string(), ''),
  about: z._default(z.string(), ''),
  hasOccurrences: z.optional(z.boolean()),
  hasCoordinates: no,
  hasOffsets: no,
  hasRights: no,
});
const named = z.optional(z.object({ children: z.optional(z.record(z.string(), z.unknown())) }));
/** The form of `orderDescription`, as far as services of this interface describe an order in it. */
const described = z.object({
  actions: z.object({
    POST: z.object({ format: z.object({ choices: z.array(choice) }), filters: named, options: named }),
  }),
});
const peopleChoices = z.object({ choices: z.array(z.object({ value: z.string() })) });
/** Services that describe orders in this form name no actions to those who may not order. */
const withoutActions = z.object({ renders: z.array(z.string()), actions: z.optional(z.never()) });

/** What the interface shows of exports (spec 2.6): for services that say nothing of orders. */
const UNSAID: ExportOffer = {
  formats: [formatOf({ value: 'occurrences_simple_csv', display_name: '', about: '' })],
  filters: [],
  options: [],
  people: [...peopleForms],
  needsToken: false,
};

/** Statuses of services that do not answer OPTIONS. */
const SILENT = new Set([404, 405, 501]);
const REFUSED = new Set([401, 403]);

/**
 * What the service says in OPTIONS of the exports; where it says nothing, the format that the interface shows, without
 * filters: services record those that they do not apply, too.
 */
export const exportOfferOptions = queryOptions({
  queryKey: queryKeys.exportOffer,
  queryFn: async ({ client, signal }): Promise<ExportOffer> => {
    const offer = await readOffer(PATH, { isWithoutToken: readToken() === null, headers: {}, signal });
    // Some services describe orders to everybody, and answer one without a token with an error of their own.
    if (offer.needsToken || readToken() !== null || !isOtherService()) return offer;
    return { ...offer, needsToken: await client.query(logInOfferOptions) };
  },
  staleTime: Infinity,
  retry: false,
});

/**
 * `data` is undefined until the service has answered: nothing can be ordered until then, since filters that a service does
 * not take would be lost.
 */
export function useExportOffer() {
  return useQuery(exportOfferOptions);
}

interface OfferRequest {
  /** none is sent to the service that makes the exports */
  isWithoutToken: boolean;
  /** besides those of every request */
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** What can be ordered at `path`, below `/api/v2/`. @throws ApiError where that is not known */
export function readOffer(path: string, request: OfferRequest): Promise<ExportOffer> {
  return awaitAnswer(path, (one) => askOffer(path, request, one), { signal: request.signal });
}

async function askOffer(path: string, { isWithoutToken, headers }: OfferRequest, one: Try): Promise<ExportOffer> {
  const answer = await options(path, headers, one);
  const body = await readBody(`/api/v2/${path}`, answer, one);
  if (SILENT.has(answer.status)) return UNSAID;
  if (REFUSED.has(answer.status) && isWithoutToken) return { ...UNSAID, needsToken: true };
  if (!answer.ok) throw new ApiError(() => statusText(answer, body), answer.status);
  const json = parseJson(body.text);
  return { ...offerIn(json), needsToken: isWithoutToken && withoutActions.safeParse(json).success };
}

async function options(path: string, more: Readonly<Record<string, string>>, one: Try): Promise<Response> {
  const { signal } = one;
  try {
    const headers = { accept: 'application/json', ...tokenHeader(), ...more };
    const answer = await fetch(`/api/v2/${path}`, { method: 'OPTIONS', headers, signal });
    one.heard();
    return answer;
  } catch (error) {
    throw signal.aborted ? signal.reason : notReached(error);
  }
}

function offerIn(body: unknown): ExportOffer {
  const read = described.safeParse(body);
  if (!read.success) return UNSAID;
  const { format, filters, options: written } = read.data.actions.POST;
  return {
    formats: format.choices.map(formatOf),
    filters: Object.keys(filters?.children ?? {}),
    options: Object.keys(written?.children ?? {}),
    people: peopleIn(written?.children?.['people']),
    needsToken: false,
  };
}

/** All where the service does not say which. */
function peopleIn(option: unknown): PeopleForm[] {
  const choices = peopleChoices.safeParse(option).data?.choices.map(({ value }) => value) ?? [];
  const known = peopleForms.filter((form) => choices.includes(form));
  return known.length > 0 ? known : [...peopleForms];
}

function formatOf({
  value,
  display_name,
  ...facts
}: Partial<z.infer<typeof choice>> & { value: string }): OfferedFormat {
  return {
    name: value,
    label: display_name === undefined || display_name === value ? '' : display_name,
    about: facts.about ?? '',
    // An export is a file of occurrences (spec 1) where the service does not say otherwise.
    hasOccurrences: facts.hasOccurrences ?? true,
    hasCoordinates: facts.hasCoordinates ?? false,
    hasOffsets: facts.hasOffsets ?? false,
    hasRights: facts.hasRights ?? false,
  };
}
