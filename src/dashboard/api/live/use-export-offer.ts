import { useQuery } from '@tanstack/react-query';
import { exportFormats } from '#contract/exports/export-formats.ts';
import { z } from '#contract/zod.ts';
import { tokenHeader } from '#dashboard/api/client/token.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

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

const simple = { name: 'occurrences_simple_csv', ...exportFormats.occurrences_simple_csv };
/** What the interface shows of exports (spec 2.6): for services that say nothing of orders. */
const UNSAID: ExportOffer = { formats: [simple], filters: ['collection_id', 'deployment', 'event'], options: [] };

/** What the service says in OPTIONS of the exports; until then, and where it says nothing, what the interface shows. */
export function useExportOffer(): ExportOffer {
  const { data } = useQuery({
    queryKey: queryKeys.exportOffer,
    queryFn: async ({ signal }) => {
      const answer = await fetch('/api/v2/exports/', {
        method: 'OPTIONS',
        headers: { accept: 'application/json', ...tokenHeader() },
        signal,
      });
      return answer.ok ? offerIn(await answer.json().catch(() => null)) : UNSAID;
    },
    staleTime: Infinity,
    retry: false,
  });
  return data ?? UNSAID;
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
