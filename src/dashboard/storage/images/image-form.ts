import { isTimeZone } from '#contract/exports/is-time-zone.ts';
import { shiftSeconds, shiftText } from '#contract/images/clock-shift.ts';
import { namePattern } from '#contract/images/name-template.ts';
import type { ImagePreviewRequest, SentMapping } from '#contract/images/image-requests.ts';
import { typedNumber } from '#dashboard/ui/text/typed-number.ts';

export type RuleName = SentMapping['rule']['by'];

/** The folder or bucket that a request names. */
export type SentPlace = Pick<ImagePreviewRequest, 'folder' | 'endpoint'>;

/** What is typed into the form of a folder or bucket, as it is typed. */
export interface ImageForm {
  rule: RuleName;
  /** of the level or the part of the name */
  number: string;
  gap: string;
  cutsAtNoon: boolean;
  /** how a camera that is not known names its files; empty: as the known ones do */
  names: string;
  /** the zone of the cameras' clocks; empty: not known */
  zone: string;
  /** by the names of deployments */
  shifts: Readonly<Record<string, string>>;
  table: string;
}

/** A form for a mapping; the usual one where there is none. */
export function formOf(mapping: SentMapping | null): ImageForm {
  const rule = mapping?.rule ?? { by: 'itself' };
  const shifts = Object.entries(mapping?.shifts ?? {}).map(([name, seconds]) => [name, shiftText(seconds)] as const);
  return {
    rule: rule.by,
    number: String(numberOf(rule) ?? 1),
    gap: String(mapping?.gap_hours ?? 4),
    cutsAtNoon: mapping?.cut_at_noon ?? true,
    names: mapping?.names ?? '',
    zone: mapping?.zone ?? '',
    shifts: Object.fromEntries(shifts),
    table: '',
  };
}

function numberOf(rule: SentMapping['rule']): number | null {
  if (rule.by === 'level') return rule.level;
  return rule.by === 'name' ? rule.part : null;
}

/** Which of the form's fields cannot be used. */
export interface FormFaults {
  number: boolean;
  gap: boolean;
  names: boolean;
  zone: boolean;
  /** names of deployments */
  shifts: readonly string[];
}

/** The request that the form stands for; null where a field of it cannot be used. */
export function requestOf(
  form: ImageForm,
  place: SentPlace,
): { request: ImagePreviewRequest | null; faults: FormFaults } {
  const number = typedNumber(form.number);
  const gap = typedNumber(form.gap);
  const [names, zone] = [form.names.trim(), form.zone.trim()];
  const hasNumber = form.rule === 'level' || form.rule === 'name';
  const shifts = Object.entries(form.shifts).map(([name, text]) => [name, secondsOf(text)] as const);
  const faults = {
    number: hasNumber && (number === null || !Number.isInteger(number) || number < 1 || number > 99),
    gap: gap === null || gap <= 0 || gap > 24,
    names: names !== '' && namePattern(names) === null,
    zone: zone !== '' && !isTimeZone(zone),
    shifts: shifts.filter(([, seconds]) => seconds === null).map(([name]) => name),
  };
  if (faults.number || faults.gap || faults.names || faults.zone || faults.shifts.length > 0)
    return { request: null, faults };
  const mapping: SentMapping = {
    rule: ruleOf(form.rule, number ?? 1),
    gap_hours: gap ?? 4,
    cut_at_noon: form.cutsAtNoon,
    names: names === '' ? null : names,
    zone: zone === '' ? null : zone,
    shifts: Object.fromEntries(shifts.flatMap(([name, seconds]) => (seconds ? [[name, seconds]] : []))),
  };
  const table = form.table.trim();
  return { request: { ...place, mapping, ...(table !== '' && { table }) }, faults };
}

function secondsOf(text: string): number | null {
  const typed = text.replaceAll(/\s/g, '').replace('−', '-');
  return typed === '' ? 0 : shiftSeconds(typed);
}

function ruleOf(by: RuleName, number: number): SentMapping['rule'] {
  if (by === 'level') return { by, level: number };
  return by === 'name' ? { by, part: number } : { by };
}
