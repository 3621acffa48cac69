import type { KeptValues } from './kept-values.ts';

/** The types of lines that are about no animal (Camtrap DP, "observationType"). */
export type OtherType = 'human' | 'vehicle' | 'blank' | 'unknown' | 'unclassified';

/** Numbers, and values of which the standard has two: they have no coordinates in them. */
export type OtherNumber =
  | 'count'
  | 'bboxX'
  | 'bboxY'
  | 'bboxWidth'
  | 'bboxHeight'
  | 'classificationMethod'
  | 'classificationProbability';

/** What a line about no animal says, by column; what is missing it does not say. */
export interface OtherValues {
  numbers: Partial<Record<OtherNumber, string>>;
  texts: KeptValues<'observations'> & Partial<Record<'eventID' | 'scientificName' | 'classifiedBy', string>>;
  /** start and end by the clock of the trap; missing: that of its capture, the same as the start */
  start?: string;
  end?: string;
  /** of these from UTC; missing: that of the capture, else of the deployment */
  offset?: string;
}

/** As the database has it; null where the line says nothing. */
export function otherText(values: OtherValues): string | null {
  const { numbers, texts, ...times } = values;
  return [numbers, texts, times].every((one) => Object.keys(one).length === 0) ? null : JSON.stringify(values);
}

/** What `otherText` wrote. */
export function readOther(text: string | null): OtherValues {
  return text === null ? { numbers: {}, texts: {} } : (JSON.parse(text) as OtherValues);
}
