import type { ExportOrder } from '#dashboard/api/live/export-orders.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/live/use-export-offer.ts';
import { parseDate } from '#contract/time.ts';

/** The fields of the form for a new export; ids are texts, as in selects. */
export interface OrderForm {
  project: string | null;
  format: string;
  /** none: all */
  deployments: readonly string[];
  sites: readonly string[];
  event: string | null;
  /** YYYY-MM-DD; empty: not limited */
  firstNight: string;
  lastNight: string;
  taxon: string | null;
  /** as typed */
  score: string;
  /** an IANA name; null: not known */
  zone: string | null;
  /** decimals of coordinates; empty: exact */
  digits: string;
}

/** Whether the score can be sent: nothing, or a number from 0 to 1. */
export function isScore(text: string): boolean {
  return text.trim() === '' || (Number(text) >= 0 && Number(text) <= 1);
}

/** The order of a form, with what the format and the service take of it; null where the form is not complete. */
export function orderOf(form: OrderForm, format: OfferedFormat, offer: ExportOffer): ExportOrder | null {
  const { project, firstNight, lastNight, score } = form;
  const isDate = (text: string) => text === '' || parseDate(text) !== null;
  if (project === null || !isScore(score) || !isDate(firstNight) || !isDate(lastNight)) return null;
  const options = taken(optionsOf(form, format), offer.options);
  return {
    format: format.name,
    project: Number(project),
    filters: taken(filtersOf(form, format), offer.filters),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/** The values that are given and that the service takes. */
function taken(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && value !== '' && names.includes(name)),
  );
}

function filtersOf(form: OrderForm, { hasOccurrences }: OfferedFormat): Record<string, unknown> {
  const { deployments, sites, event, firstNight, lastNight, taxon, score } = form;
  const ids = (texts: readonly string[]) => (texts.length === 0 ? undefined : texts.map(Number));
  const id = (text: string | null | undefined) => (text === null || text === undefined ? undefined : Number(text));
  // One deployment is what the interface shows; several are ours.
  const isOne = deployments.length === 1;
  return {
    deployment: isOne ? id(deployments[0]) : undefined,
    deployments: isOne ? undefined : ids(deployments),
    sites: ids(sites),
    event: isOne ? id(event) : undefined,
    first_night: firstNight,
    last_night: lastNight,
    ...(hasOccurrences && { taxon: id(taxon), lowest_score: score.trim() === '' ? undefined : Number(score) }),
  };
}

function optionsOf({ zone, digits }: OrderForm, format: OfferedFormat): Record<string, unknown> {
  return {
    ...(format.hasOffsets && zone !== null && { time_zone: zone }),
    ...(format.hasCoordinates && digits !== '' && { coordinate_digits: Number(digits) }),
  };
}
