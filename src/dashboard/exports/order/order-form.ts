import { peopleFormOf, type PeopleForm } from '#contract/exports/people-forms.ts';
import type { AnimalField } from '#contract/records/animal-fields.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { ANY_ANIMAL, type AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { ExportOrder } from '#dashboard/api/exports/export-orders.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import type { Publication } from '#contract/exports/publication.ts';
import { sentPublication } from '#dashboard/exports/order/publication/publication-form.ts';
import { parseDate } from '#contract/time.ts';

/** The fields of the form for a new export; ids are texts, as in selects. */
export interface OrderForm extends AnimalChoice {
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
  /** who determined the occurrences */
  looked: Look;
  /** an IANA name; null: not known */
  zone: string | null;
  /** decimals of coordinates; empty: exact */
  digits: string;
  /** how the file names people; null: not chosen, so that it depends on the coordinates */
  people: PeopleForm | null;
  /** as typed; where empty, the file has none */
  rightsHolder: string;
  creator: string;
  /** an identifier of SPDX; empty: none */
  license: string;
  /** as typed, in place of what is kept for the project; null: that */
  publication: Publication | null;
}

/** Whether the score can be sent: nothing, or a number from 0 to 1. */
export function isScore(text: string): boolean {
  return text.trim() === '' || (Number(text) >= 0 && Number(text) <= 1);
}

/** A part of the selection that the service cannot filter by. */
export type Untaken =
  | 'deployments'
  | 'sites'
  | 'event'
  | 'firstNight'
  | 'lastNight'
  | 'taxon'
  | 'score'
  | AnimalField
  | 'looked';

const NAMES: Readonly<Record<Untaken, readonly string[]>> = {
  deployments: ['deployment', 'deployments'],
  sites: ['sites'],
  event: ['event'],
  firstNight: ['first_night'],
  lastNight: ['last_night'],
  taxon: ['taxon'],
  score: ['lowest_score'],
  sex: ['sex'],
  life_stage: ['life_stage'],
  behavior: ['behavior'],
  looked: ['looked'],
};

/** What is selected and would be missing in the order, so that the file would contain more: it must be removed first. */
export function untakenOf(form: OrderForm, format: OfferedFormat, offer: ExportOffer): Untaken[] {
  const sent = filtersOf(form, format, offer);
  const chosen: Readonly<Record<Untaken, boolean>> = {
    deployments: form.deployments.length > 0,
    sites: form.sites.length > 0,
    event: form.event !== null,
    firstNight: form.firstNight !== '',
    lastNight: form.lastNight !== '',
    taxon: form.taxon !== null,
    score: form.score.trim() !== '',
    sex: form.sex !== '',
    life_stage: form.life_stage !== '',
    behavior: form.behavior !== '',
    looked: form.looked !== 'any',
  };
  const isSent = (name: string) => sent[name] !== undefined && sent[name] !== '' && offer.filters.includes(name);
  return (Object.keys(NAMES) as Untaken[]).filter((part) => chosen[part] && !NAMES[part].some(isSent));
}

/** The form without these parts. */
export function without(form: OrderForm, parts: readonly Untaken[]): OrderForm {
  const ofPlaces = { deployments: [], sites: [], event: null, firstNight: '', lastNight: '' };
  const nothing = { ...ofPlaces, ...ANY_ANIMAL, looked: 'any', taxon: null, score: '' };
  return { ...form, ...Object.fromEntries(parts.map((part) => [part, nothing[part]])) };
}

/** The order of a form; null where it is not complete, has a filter that the service does not take, or lacks a token. */
export function orderOf(form: OrderForm, format: OfferedFormat, offer: ExportOffer): ExportOrder | null {
  if (offer.needsToken || untakenOf(form, format, offer).length > 0) return null;
  const { project, firstNight, lastNight, score } = form;
  const isDate = (text: string) => text === '' || parseDate(text) !== null;
  if (project === null || !isScore(score) || !isDate(firstNight) || !isDate(lastNight)) return null;
  const options = taken(optionsOf(form, format, offer), offer.options);
  return {
    format: format.name,
    project: Number(project),
    filters: taken(filtersOf(form, format, offer), offer.filters),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/** The values that are given and that the service takes. */
function taken(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && value !== '' && names.includes(name)),
  );
}

function filtersOf(form: OrderForm, { hasOccurrences }: OfferedFormat, offer: ExportOffer): Record<string, unknown> {
  const { deployments, sites, event, firstNight, lastNight, taxon, score, sex, life_stage, behavior, looked } = form;
  const ids = (texts: readonly string[]) => (texts.length === 0 ? undefined : texts.map(Number));
  const id = (text: string | null | undefined) => (text === null || text === undefined ? undefined : Number(text));
  // One deployment is what the interface shows; several are ours.
  const isOne =
    deployments.length === 1 && (offer.filters.includes('deployment') || !offer.filters.includes('deployments'));
  return {
    deployment: isOne ? id(deployments[0]) : undefined,
    deployments: isOne ? undefined : ids(deployments),
    sites: ids(sites),
    event: deployments.length === 1 ? id(event) : undefined,
    first_night: firstNight,
    last_night: lastNight,
    ...(hasOccurrences && {
      taxon: id(taxon),
      lowest_score: score.trim() === '' ? undefined : Number(score),
      sex,
      life_stage,
      behavior,
      looked: looked === 'any' ? undefined : looked,
    }),
  };
}

/** What a file with a place for it would not name; empty for the others, and where the service takes none of it. */
export function unnamedRights(form: OrderForm, format: OfferedFormat, offer: ExportOffer): RightsField[] {
  if (!format.hasRights || takesPublication(format, offer)) return [];
  const fields = Object.keys(RIGHTS) as RightsField[];
  return fields.filter((field) => offer.options.includes(RIGHTS[field]) && form[field].trim() === '');
}

/** Whether an order says who is to be named as a whole publication, which the service keeps, too. */
export function takesPublication(format: OfferedFormat, offer: ExportOffer): boolean {
  return format.hasRights && offer.options.includes('publication');
}

export type RightsField = 'rightsHolder' | 'creator' | 'license';

/** The service's names for them. */
export const RIGHTS = { rightsHolder: 'rights_holder', creator: 'creator', license: 'license' } as const;

/** How the file will name people; null for one that names none, and where the service does not offer to say it. */
export function peopleOf({ people, digits }: OrderForm, format: OfferedFormat, offer: ExportOffer): PeopleForm | null {
  if (!format.hasOccurrences || !offer.options.includes('people')) return null;
  const usual = peopleFormOf(format.hasCoordinates && digits !== '' ? { coordinate_digits: Number(digits) } : {});
  const wanted = people ?? usual;
  return offer.people.includes(wanted) ? wanted : (offer.people.at(-1) ?? null);
}

function optionsOf(form: OrderForm, format: OfferedFormat, offer: ExportOffer): Record<string, unknown> {
  const { zone, digits, publication } = form;
  const rights: Record<string, string> = {};
  for (const field of Object.keys(RIGHTS) as RightsField[]) rights[RIGHTS[field]] = form[field].trim();
  return {
    ...(format.hasOffsets && zone !== null && { time_zone: zone }),
    ...(format.hasCoordinates && digits !== '' && { coordinate_digits: Number(digits) }),
    people: peopleOf(form, format, offer) ?? undefined,
    ...(format.hasRights && rights),
    ...(format.hasRights && publication !== null && { publication: sentPublication(publication) }),
  };
}
