import type { Parameter } from '#dashboard/address/url-state.ts';
import { defineMadeList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages as SessionsMessages } from '#dashboard/sessions/messages/en.ts';
import type { Messages } from './messages/en.ts';
import { speciesColumns } from './species-columns.tsx';
import type { TaxonTotals } from './species-totals.ts';

/** Whose species a table shows. Memoised. */
export interface SpeciesPlace {
  /** of one session, of one deployment, or of the sessions that the page Sessions shows */
  of: 'session' | 'deployment' | 'sessions';
  /** what the file says that it is of, in English */
  fileTitle: string;
  /** parameters that a link to a taxon's page carries */
  alongToTaxon: Readonly<Record<string, string>>;
  /** the page of the best capture of a taxon, or of its session; null: unknown */
  captureHref: (taxon: TaxonTotals) => string | null;
}

/** A record's page has neither search box nor filters, so that none in its address may hide taxa. */
const NO_SEARCH: Parameter<string> = { read: () => '', write: () => null };

/** The list "Species": taxa with the totals of their occurrences. */
export function speciesList(
  words: Messages,
  ofSessions: SessionsMessages,
  { of, fileTitle, alongToTaxon, captureHref }: SpeciesPlace,
) {
  const isOfRecord = of !== 'sessions';
  const columns = speciesColumns(words, { isOfNight: of === 'session', captureHref });
  const definition = defineMadeList<TaxonTotals>({
    // The page Sessions has this list as one of its views.
    collection: 'events',
    title: words.title,
    noun: words.nouns,
    columns: isOfRecord ? columns.map((column) => ({ ...column, parameter: null })) : columns,
    ordering: '-occurrences',
    fileTitle,
    idInFiles: 'taxon_id',
    search: {
      label: ofSessions.search,
      placeholder: ofSessions.placeholder,
      // The search finds sessions, of which these are the species.
      isSearchedHere: false,
      textOf: ({ name }) => name,
      nothing: ofSessions.noneFound,
    },
    nameOf: ({ name }) => name,
    hrefOf: ({ id }, carried) => paths.taxon(id, { ...carried, ...alongToTaxon }),
  });
  return isOfRecord ? { ...definition, parameters: { ...definition.parameters, search: NO_SEARCH } } : definition;
}
