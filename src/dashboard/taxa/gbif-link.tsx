import type { Taxon } from '#contract/records/taxon.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** A link to a search for a taxon's name at GBIF, marked as external. */
export function GbifLink({ taxon }: { taxon: Taxon }) {
  const words = useMessages(taxaMessages);
  const address = gbifAddress(taxon);
  if (address === null) return null;
  return (
    <a href={address} rel="noreferrer" title={words.gbifMeans} aria-label={words.gbif(nameText(taxon))}>
      {/* The same in every language. */}
      GBIF ↗
    </a>
  );
}

/** GBIF's search for a taxon's name; null for rank UNKNOWN, whose names are words of the project and of no biology, and for none. */
function gbifAddress({ name, rank }: Taxon): string | null {
  if (name === null || rank === null || rank.toUpperCase() === 'UNKNOWN' || name.trim() === '') return null;
  // Half a character, as of a name that was cut off, cannot be encoded.
  return `https://www.gbif.org/species/search?q=${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`;
}
