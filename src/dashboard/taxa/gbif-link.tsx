import { gbifAddress } from './gbif-address.ts';
import type { Taxon } from '#contract/taxon.ts';

/** A taxon's name looked up at GBIF; says that it leaves. */
export function GbifLink({ taxon }: { taxon: Taxon }) {
  const address = gbifAddress(taxon);
  if (address === null) return null;
  return (
    <a href={address} rel="noreferrer" title="Leaves Noctuary and looks the name up at www.gbif.org">
      GBIF<span aria-hidden="true"> ↗</span>
      <span className="visually-hidden"> about {taxon.name}, leaves Noctuary for www.gbif.org</span>
    </a>
  );
}
