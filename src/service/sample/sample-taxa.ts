import { projectFacts } from './project-facts.ts';
import { normal, oneOf, randomFrom, type Random } from './random.ts';
import { taxaFacts, unknownTaxa, type RegionKey } from './taxa-facts.ts';

export interface SampleTaxon {
  id: number;
  name: string;
  rank: string;
  parent_id: number | null;
}

/** One species of a region with when and how much it flies there. */
export interface FlyingSpecies {
  speciesId: number;
  genusId: number;
  familyId: number;
  abundance: number;
  /** day of the year around which it flies, and for how many days on either side */
  peakDay: number;
  spreadDays: number;
}

export interface SampleTaxa {
  taxa: SampleTaxon[];
  flying: Record<RegionKey, FlyingSpecies[]>;
  unknownIds: number[];
}

const REGION_LETTER: Record<RegionKey, string> = {
  quebec: 'Q',
  vermont: 'V',
  denmark: 'D',
  panama: 'P',
  hokkaido: 'H',
  cumbria: 'C',
};

/** The 400 taxa of the sample: order, families, genera, species and the recogniser's own classes, with their flight. */
export function sampleTaxa(): SampleTaxa {
  const random = randomFrom(3);
  const taxa: SampleTaxon[] = [];
  const add = (name: string, rank: string, parent_id: number | null): number => {
    taxa.push({ id: taxa.length + 1, name, rank, parent_id });
    return taxa.length;
  };
  const flying: SampleTaxa['flying'] = { quebec: [], vermont: [], denmark: [], panama: [], hokkaido: [], cumbria: [] };
  const orderId = add('Lepidoptera', 'ORDER', null);
  for (const { family, genera } of taxaFacts) {
    const familyId = add(family, 'FAMILY', orderId);
    for (const { genus, species } of genera) {
      const genusId = add(genus, 'GENUS', familyId);
      for (const [epithet, regions, abundance] of species) {
        const speciesId = add(`${genus} ${epithet}`, 'SPECIES', genusId);
        const where = projectFacts.filter(({ region }) => regions.includes(REGION_LETTER[region]));
        for (const { region, seasonStart, seasonEnd } of where) {
          const flight = flightOf(random, seasonStart, seasonEnd);
          flying[region].push({ speciesId, genusId, familyId, abundance: abundance ** 2, ...flight });
        }
      }
    }
  }
  const unknownIds = unknownTaxa.map((name) => add(name, 'UNKNOWN', null));
  return { taxa, flying, unknownIds };
}

function flightOf(random: Random, seasonStart: number, seasonEnd: number) {
  const middle = (seasonStart + seasonEnd) / 2;
  const season = seasonEnd - seasonStart;
  const allYear = seasonEnd === 365;
  return {
    peakDay: Math.round(middle + 0.2 * season * normal(random)),
    spreadDays: allYear ? 150 : oneOf(random, [12, 18, 26, 40]),
  };
}
