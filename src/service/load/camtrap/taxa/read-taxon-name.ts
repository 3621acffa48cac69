import { isNoTaxon } from '#contract/records/no-taxon.ts';
import { isBelowGenus } from './highest-rank.ts';
import { isVernacular } from './is-vernacular.ts';

/** What a name tells of its taxon by itself; null where it does not tell. */
export interface ReadName {
  rank: string | null;
  /** the genus or the higher taxon that it begins with, and its rank */
  above: { name: string; rank: string | null } | null;
}

const UNDECIDED: ReadName = { rank: null, above: null };

/** Endings of names of animals (ICZN, article 29.2). */
const ENDINGS = [
  [/.{2}oidea$/u, 'SUPERFAMILY'],
  [/.{2}idae$/u, 'FAMILY'],
  [/.{2}inae$/u, 'SUBFAMILY'],
  [/.{2}ini$/u, 'TRIBE'],
] as const;

/** Names above families have no endings of their own; these are no genera, and which ranks they have is not in them. */
const HIGHER =
  /formes$|^(lepidoptera|coleoptera|diptera|hymenoptera|hemiptera|heteroptera|homoptera|trichoptera|neuroptera|orthoptera|ephemeroptera|plecoptera|megaloptera|mecoptera|thysanoptera|psocoptera|dermaptera|raphidioptera|isoptera|siphonaptera|strepsiptera|dictyoptera|embioptera|isopoda|amphipoda|decapoda|diplopoda|chilopoda|gastropoda|myriapoda|hexapoda|insecta|arachnida|araneae|acari|opiliones|odonata|mammalia|aves|reptilia|amphibia|animalia|arthropoda|blattodea|mantodea|phasmatodea|collembola|heterocera|rhopalocera|(macro|micro)(lepidoptera|heterocera)|rodentia|carnivora|chiroptera|lagomorpha|artiodactyla)$/iu;

const WORD = /^\p{Lu}[\p{Ll}-]+$/u;
/** "pronuba", "c-nigrum" */
const EPITHET = /^\p{Ll}+(-\p{Ll}+)*$/u;
/** "(Linnaeus, 1758)", "L.", "Denis & Schiffermüller, [1775]", "de Villers 1789" */
const AUTHORS =
  /^[([]?((de|del|della|des|di|du|la|le|van|von|der|den|zu) |d['’])*\p{Lu}[^\d/?]*([([]?\d{4}[a-z]?[)\]]*)?\)?$/u;
/** Whole words: "indeterminata" and "unidentata" are epithets. */
const UNDETERMINED =
  'ind[eé]t(erm(in(ed|ate|ad[ao]|ée?))?)?|undet(erm(ined)?)?|unident(ified|ifiable)?|unbestimm(t|bar)|ubestemt?|uidentificeret';
/** Signs of open nomenclature (Sigovini et al. 2016): the identification ends before them, or is not certain. */
const SIGN = new RegExp(
  String.raw`^\(?(sp|spp|spec|species|${UNDETERMINED}|cf|cfr|aff|agg|aggr|aggregate|nr|near|complex|group|grp|gr|s\.?l|s\.?lat|s\.?str|s\.?s|sensu|auctt?|nov|ined)\.?[-_]?\d*\)?$`,
  'iu',
);
/** "psi/tridens", "pronuba?", hybrids, "malinellus-complex" */
const MARK = /[/\\?×|]|-(complex|group|agg)\.?$/iu;
const SUBGENUS = /^\(\p{Lu}\p{Ll}+\)$/u;
/** after them the name says no more than what is above them */
const SAYS_NOTHING = new RegExp(String.raw`^\(?(${UNDETERMINED})(?!\p{L})`, 'iu');

/**
 * Reads rank and higher taxon from a name, where no rank is declared. One word has the rank of its ending; two words, or two
 * and their authors, are a species of the genus in the first. A name with a sign of open nomenclature has no rank: it is below
 * the word before the sign ("Noctuidae sp." below a family, "Acronicta psi/tridens" below a genus). All else is undecided.
 */
export function readTaxonName(name: string): ReadName {
  const [first = '', ...rest] = withoutSubgenus(inUsualCase(name).split(' '));
  if (isNoTaxon({ name, rank: null }) || !WORD.test(first) || isVernacular(first, 'first')) return UNDECIDED;
  const ending = ENDINGS.find(([pattern]) => pattern.test(first))?.[1] ?? null;
  const higher = ending === null ? null : { name: first, rank: ending };
  const [second] = rest;
  if (second === undefined) return { rank: ending, above: null };
  if (isBetween(rest) || rest.some((word) => SIGN.test(word) || MARK.test(word)))
    return { rank: null, above: aboveOpen(first, rest, ending) };
  if (rest.some((word) => isVernacular(word, 'later'))) return { rank: null, above: higher };
  if (AUTHORS.test(rest.join(' '))) return { rank: ending, above: null };
  if (!EPITHET.test(second)) return { rank: null, above: higher };
  if (ending !== null || HIGHER.test(first)) return { rank: null, above: higher ?? { name: first, rank: null } };
  return { rank: rankBelowGenus(rest), above: { name: first, rank: 'GENUS' } };
}

/** English names are written in capitals, too ("ANGLE SHADES"): only a second word with an ending of Latin is an epithet. */
const LOUD_SPECIES = /^\p{Lu}{3,} \p{Lu}{2,}(A|US|UM|IS|AE|I)(\/\p{Lu}{3,})?$/u;

/**
 * "Noctua pronuba" of "NOCTUA PRONUBA"; "Noctuidae sp." of "noctuidae sp.": of small letters only endings of ranks tell. Other
 * names stay as they are.
 */
function inUsualCase(name: string): string {
  const isLoud = name === name.toUpperCase();
  const [first = ''] = (isLoud ? name.toLowerCase() : name).split(' ');
  const isTold = ENDINGS.some(([pattern]) => pattern.test(first)) || (isLoud && HIGHER.test(first));
  if (!isTold && !LOUD_SPECIES.test(name)) return name;
  return name.slice(0, 1).toUpperCase() + (isLoud ? name.slice(1).toLowerCase() : name.slice(1));
}

/** "psi & tridens", "psi or A. tridens"; not "Tethea or", nor the authors "Denis & Schiffermüller". */
function isBetween(rest: readonly string[]): boolean {
  return rest.some((word, index) => {
    const next = rest[index + 1] ?? '';
    return (
      /^(or|and|&|\+|x)$/iu.test(word) && (EPITHET.test(next) || (/^(or|x)$/iu.test(word) && /^\p{Lu}/u.test(next)))
    );
  });
}

/** Of a name with a sign: null where it is of several genera or families ("Noctua pronuba/Xestia c-nigrum"). */
function aboveOpen(first: string, rest: readonly string[], ending: string | null): ReadName['above'] {
  const others = rest.flatMap((word) => word.match(/\p{Lu}[\p{Ll}-]{2,}/gu) ?? []).filter((word) => word !== first);
  if ((isBetween(rest) || rest.some((word) => MARK.test(word))) && others.length > 0) return null;
  if (ending !== null) return { name: first, rank: ending };
  if (HIGHER.test(first) || SAYS_NOTHING.test(rest[0] ?? '')) return { name: first, rank: null };
  return { name: first, rank: 'GENUS' };
}

/** @param rest what stands after the genus, from its epithet */
function rankBelowGenus([epithet, ...rest]: readonly string[]): string | null {
  if (rest.length === 0) return 'SPECIES';
  if (AUTHORS.test(rest.join(' '))) return 'SPECIES';
  if (/^(ssp|subsp)\.?$/iu.test(rest[0] ?? '') && EPITHET.test(rest[1] ?? '')) return 'SUBSPECIES';
  // The subspecies that has the name of its species; other third words may be a form, or a word for it.
  return rest[0] === epithet && rest.length === 1 ? 'SUBSPECIES' : null;
}

/** The taxon that a name begins with, where it can be above it: below a family that is declared as such is no genus. */
export function aboveOf(name: string, declaredRank: string | undefined): ReadName['above'] {
  return declaredRank !== undefined && !isBelowGenus(declaredRank) ? null : readTaxonName(name).above;
}

/** "Agrotis segetum" of "Agrotis (Agrotis) segetum" */
function withoutSubgenus([first = '', second = '', third = '', ...others]: readonly string[]): string[] {
  const words =
    SUBGENUS.test(second) && EPITHET.test(third) ? [first, third, ...others] : [first, second, third, ...others];
  return words.filter((word) => word !== '');
}
