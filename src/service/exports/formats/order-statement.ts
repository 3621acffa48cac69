import type { OrderParts } from './order-parts.ts';

/** Longer lists of names are a number in a line of a table. */
const MOST_NAMED_IN_LINE = 3;

/** What a package says of the part of its project that it has, in sentences. */
export interface OrderStatement {
  /** each part with all its names; null for the whole project */
  whole: string | null;
  /** the same for each line of a table: numbers in place of many names */
  line: string | null;
  /** which occurrences were ordered ("Noctuidae with a score of 0.8 or more"); null: all of them */
  occurrences: string | null;
  /** of what a session without occurrences says that it was absent; null: of everything */
  absence: string | null;
}

/** An archive of one family is no archive of empty nights: a package has to say what it was filtered by. */
export function orderStatement(parts: OrderParts): OrderStatement {
  const occurrences = occurrencesText(parts);
  const sentence = (most: number) => {
    const texts = [...scopeTexts(parts, most), ...(occurrences === null ? [] : [`occurrences of ${occurrences}`])];
    return texts.length === 0 ? null : `Filtered, with nothing else of the project: ${texts.join('; ')}.`;
  };
  return {
    whole: sentence(Infinity),
    line: sentence(MOST_NAMED_IN_LINE),
    occurrences,
    absence:
      occurrences === null
        ? null
        : `Absence holds for ${occurrences} alone: a session without these may have had others.`,
  };
}

/** The parts of the name of a file, for `exportFileName`. */
export function namesInFile(parts: OrderParts): string[] {
  const { collection, deployments, sites, session, firstNight, lastNight, taxon, lowestScore, ofAnimal } = parts;
  const oneOf = (names: readonly string[], many: string) =>
    names.length > 1 ? `${names.length} ${many}` : (names[0] ?? null);
  return [
    collection,
    oneOf(deployments, 'deployments'),
    oneOf(sites, 'sites'),
    session === null ? null : `session ${session}`,
    nightsText(firstNight, lastNight),
    taxon,
    lowestScore === null ? null : `score ${lowestScore}`,
    ...ofAnimal,
  ].filter((part) => part !== null);
}

function scopeTexts(
  { collection, deployments, sites, session, firstNight, lastNight }: OrderParts,
  most: number,
): string[] {
  const list = (names: readonly string[], one: string, many: string) => {
    if (names.length > most) return `${names.length} ${many}`;
    const quoted = names.map((name) => `“${name}”`).join(', ');
    return names.length === 1 ? `${one} ${quoted}` : `${names.length} ${many} (${quoted})`;
  };
  const nights = nightsText(firstNight, lastNight);
  return [
    ...(collection === null ? [] : [`set of captures “${collection}”`]),
    ...(deployments.length === 0 ? [] : [list(deployments, 'deployment', 'deployments')]),
    ...(sites.length === 0 ? [] : [list(sites, 'research site', 'research sites')]),
    ...(session === null ? [] : [`session of ${session}`]),
    ...(nights === null ? [] : [nights]),
  ];
}

function nightsText(first: string | null, last: string | null): string | null {
  if (first === null) return last === null ? null : `nights to ${last}`;
  if (first === last) return `night ${first}`;
  return last === null ? `nights from ${first}` : `nights ${first} to ${last}`;
}

function occurrencesText({ taxon, lowestScore, ofAnimal }: OrderParts): string | null {
  const limits = [...(lowestScore === null ? [] : [`a score of ${lowestScore} or more`]), ...ofAnimal].join(', ');
  const taxa = taxon === null ? 'any taxon' : `${taxon} and the taxa below it`;
  if (limits === '') return taxon === null ? null : taxa;
  return `${taxa} with ${limits}`;
}
