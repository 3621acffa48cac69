import type { ExportRecord } from '#contract/records/export.ts';
import { LOOKS } from '#contract/records/looks.ts';
import { ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import { recordsOfFormat } from '#contract/exports/records-of-format.ts';
import { parseDate } from '#contract/time.ts';
import { dateRangeText } from '#dashboard/ui/text/date-range-text.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { isRounding, roundingText } from '#dashboard/ui/text/rounding-text.ts';
import { animalText } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import type { DeploymentNames, NamedDeployment } from '#dashboard/api/deployment-names.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** Records that are named of one filter. */
const MOST_NAMED = 3;

/**
 * What an export contains, how far its coordinates are rounded, and its project: "Mid June · Québec", "Trap 12 · rounded
 * to 0.001° · Québec".
 *
 * @param content what it contains, where that is not what its filters say
 */
export function exportName(
  record: ExportRecord,
  names: DeploymentNames,
  content: string = exportedPart(record, names),
): string {
  const project = record.job?.project ?? null;
  const { coordinate_digits: digits } = (record.options ?? {}) as Record<string, unknown>;
  const rounded = isRounding(digits) ? apiMessages.now.roundedTo(roundingText(digits).step) : '';
  const ofProject = project === null ? '' : nameText(project);
  return [content, rounded, ofProject].filter((part) => part !== '').join(' · ');
}

/** What an export contains, by the service's names of its filters, else by the filters themselves. */
export function exportedPart({ format, filters, filters_display }: ExportRecord, names: DeploymentNames): string {
  const parts = textsOf(filters_display ?? {}, (key, shown) => {
    const all = (Array.isArray(shown) ? shown : [shown]).flatMap((one: unknown) => {
      const deployment = deploymentIn(key, one);
      return deployment === null ? (nameOf(one) ?? rawText(key, one)) : names.textOf(deployment);
    });
    const rest = all.length - MOST_NAMED;
    return rest > 0 ? [...all.slice(0, MOST_NAMED), `+ ${rest}`] : all;
  });
  if (parts.length > 0) return parts.join(' · ');
  const raw = textsOf(filters ?? {}, rawText);
  if (raw.length > 0) return raw.join(' · ');
  if (filters === null) return apiMessages.now.filtersUnknown;
  return recordsOfFormat(format) === 'occurrences' ? apiMessages.now.allOccurrences : apiMessages.now.wholeProject;
}

/** One text or more per filter; the nights as "12 Jun 2024 – 14 Jun 2024", a lowest score as "≥ 0.5", animals as "Sex: female", who looked as "Determination: by a model only". */
function textsOf(filters: object, textOf: (key: string, value: unknown) => string[]): string[] {
  const { first_night, last_night, lowest_score, ...others } = filters as Record<string, unknown>;
  const texts = [
    ...Object.entries(others).flatMap(([key, value]) => animalTextOf(key, value) ?? textOf(key, value)),
    ...nightsText(first_night, last_night),
  ];
  if (typeof lowest_score === 'number') texts.push(`≥ ${typedText(lowest_score)}`);
  return texts;
}

function animalTextOf(key: string, value: unknown): string[] | null {
  const words = animalsMessages.now;
  if (key === 'looked') {
    const look = LOOKS.find((one) => one === value);
    return look === undefined ? null : [words.asked(words.looked.name, words.looked.values[look])];
  }
  const field = ANIMAL_FIELDS.find((one) => one === key);
  if (field === undefined || typeof value !== 'string') return null;
  return [words.asked(words.names[field], animalText(field, value, words))];
}

function nightsText(first: unknown, last: unknown): string[] {
  const [from, to] = [first, last].map((night) => (typeof night === 'string' ? parseDate(night) : null));
  if (from && to) return [dateRangeText(from, to)];
  if (from) return [`${dayText(from)} –`];
  return to ? [`– ${dayText(to)}`] : [];
}

/** The deployments that are named in the filters of exports. */
export function exportedDeployments(records: readonly ExportRecord[]): readonly NamedDeployment[] {
  return records.flatMap(({ filters_display }) =>
    Object.entries(filters_display ?? {}).flatMap(([key, shown]) =>
      (Array.isArray(shown) ? shown : [shown]).flatMap((one: unknown) => deploymentIn(key, one) ?? []),
    ),
  );
}

function deploymentIn(key: string, shown: unknown): NamedDeployment | null {
  const name = nameOf(shown);
  if (!key.startsWith('deployment') || name === null || typeof shown !== 'object' || shown === null) return null;
  const id = 'id' in shown ? Number(shown.id) : Number.NaN;
  return Number.isInteger(id) ? { id, name } : null;
}

function nameOf(shown: unknown): string | null {
  if (typeof shown === 'string') return shown === '' ? null : shown;
  if (typeof shown !== 'object' || shown === null || !('name' in shown)) return null;
  return typeof shown.name === 'string' && shown.name !== '' ? shown.name : null;
}

function rawText(key: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return [`${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`];
}
