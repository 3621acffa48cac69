import type { Parameter } from '#dashboard/address/url-state.ts';
import { defineMadeList } from '#dashboard/list/model/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages as SessionsMessages } from '#dashboard/sessions/messages/en.ts';
import type { Messages } from '#dashboard/species/messages/en.ts';
import { speciesColumns } from './species-columns.tsx';
import type { TaxonTotals } from './species-totals.ts';

/** Whose species a table shows. Memoised. */
export interface SpeciesPlace {
  /** of one session, of one deployment, or of the sessions that the page Sessions shows */
  of: 'session' | 'deployment' | 'sessions';
  /** the occurrences are of one night: their times have no date */
  isOfNight: boolean;
  /** what the name of the file says after "species", in English */
  fileOf: string;
  /** parameters that a link to a taxon's page carries */
  alongToTaxon: Readonly<Record<string, string>>;
  /** the page of the best capture of a taxon, or of its session; null: unknown */
  captureHref: (taxon: TaxonTotals) => string | null;
}

/** A record's page has neither search box nor filters, so that none in its address may hide taxa. */
const NO_SEARCH: Parameter<string> = { read: () => '', write: () => null };

/** What a file holds, in its name, in English. The same in every language. */
const IN_FILE = { species: 'species', higher: 'higher ranks', unknown: 'unknown ranks', all: 'all taxa' };

interface SpeciesListWords {
  species: Messages;
  /** of the page Sessions, whose search it has */
  sessions: SessionsMessages;
}

/** The list "Species": taxa with the totals of their occurrences. `ranks`: those that are shown. */
export function speciesList(
  { species: words, sessions }: SpeciesListWords,
  { of, isOfNight, fileOf, alongToTaxon, captureHref }: SpeciesPlace,
  ranks: keyof typeof IN_FILE,
) {
  const isOfRecord = of !== 'sessions';
  const columns = speciesColumns(words, { isOfNight, captureHref });
  const definition = defineMadeList<TaxonTotals>({
    // The page Sessions has this list as one of its views.
    collection: 'events',
    title: words.title,
    noun: words.nouns,
    columns: isOfRecord ? columns.map((column) => ({ ...column, parameter: null })) : columns,
    ordering: '-occurrences',
    fileTitle: `${IN_FILE[ranks]} ${fileOf}`.trim(),
    idInFiles: 'taxon_id',
    search: {
      label: sessions.search,
      placeholder: sessions.placeholder,
      // The search finds sessions, of which these are the species.
      isSearchedHere: false,
      textOf: ({ name }) => name,
      nothing: sessions.noneFound,
    },
    nameOf: ({ name }) => name,
    hrefOf: ({ id }, carried) => paths.taxon(id, { ...carried, ...alongToTaxon }),
  });
  return isOfRecord ? { ...definition, parameters: { ...definition.parameters, search: NO_SEARCH } } : definition;
}
