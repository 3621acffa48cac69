import { useQuery } from '@tanstack/react-query';
import { exportFormatTexts } from '#contract/exports/export-format-texts.ts';
import { exportFormats } from '#contract/exports/export-formats.ts';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { awaitAnswer, type Try } from '#dashboard/api/client/await-answer.ts';
import { notReached, parseJson, statusText } from '#dashboard/api/client/get-json.ts';
import { readBody } from '#dashboard/api/client/read-body.ts';
import { tokenHeader } from '#dashboard/api/client/token.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

const PATH = 'exports/';

/** A format that a service offers; what it does not say is false. */
const format = z.object({
  name: z.string(),
  label: z._default(z.string(), ''),
  about: z._default(z.string(), ''),
  hasOccurrences: z._default(z.boolean(), false),
  hasCoordinates: z._default(z.boolean(), false),
  hasOffsets: z._default(z.boolean(), false),
});
export type OfferedFormat = z.infer<typeof format>;

const offer = z.object({ formats: z.array(format), filters: z.array(z.string()), options: z.array(z.string()) });

/** What can be ordered of a service. */
export type ExportOffer = z.infer<typeof offer>;

/** How other services of this interface describe a choice in OPTIONS. */
const described = z.object({
  actions: z.object({
    POST: z.object({
      format: z.object({ choices: z.array(z.object({ value: z.string(), display_name: z._default(z.string(), '') })) }),
    }),
  }),
});

const simple = {
  name: 'occurrences_simple_csv',
  ...exportFormatTexts.occurrences_simple_csv,
  ...exportFormats.occurrences_simple_csv,
};
/** What the interface shows of exports (spec 2.6): for services that say nothing of orders. */
const UNSAID: ExportOffer = { formats: [simple], filters: ['collection_id', 'deployment', 'event'], options: [] };

/** Statuses of services that do not answer OPTIONS. */
const SILENT = new Set([404, 405, 501]);

/**
 * What the service says in OPTIONS of the exports; where it says nothing, what the interface shows. `data` is undefined until
 * it has answered: nothing can be ordered until then, since filters that a service does not take would be lost.
 */
export function useExportOffer() {
  return useQuery({
    queryKey: queryKeys.exportOffer,
    queryFn: ({ signal }): Promise<ExportOffer> => awaitAnswer(PATH, askOffer, { signal }),
    staleTime: Infinity,
    retry: false,
  });
}

/** What our own service offers: fields to fill in until the service has answered. */
export const usualOffer: ExportOffer = {
  formats: [...exportOffer.formats],
  filters: [...exportOffer.filters],
  options: [...exportOffer.options],
};

async function askOffer(one: Try): Promise<ExportOffer> {
  const { signal } = one;
  let answer: Response;
  try {
    const headers = { accept: 'application/json', ...tokenHeader() };
    answer = await fetch(`/api/v2/${PATH}`, { method: 'OPTIONS', headers, signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : notReached(error);
  }
  one.heard();
  const body = await readBody(`/api/v2/${PATH}`, answer, one);
  if (SILENT.has(answer.status)) return UNSAID;
  if (!answer.ok) throw new ApiError(() => statusText(answer, body), answer.status);
  return offerIn(parseJson(body.text));
}

function offerIn(body: unknown): ExportOffer {
  const own = z.object({ orders: offer }).safeParse(body);
  if (own.success) return own.data.orders;
  const other = described.safeParse(body);
  if (!other.success) return UNSAID;
  const { choices } = other.data.actions.POST.format;
  const formats = choices.map(({ value, display_name }) =>
    value === simple.name
      ? simple
      : { ...simple, name: value, label: display_name, about: '', hasCoordinates: true, hasOffsets: false },
  );
  return { ...UNSAID, formats };
}
