import { plainText } from '#contract/plain-text.ts';

/** Whether `text` holds `wanted`, letter case and accents apart: "erabl" is in "Érablière". */
export function matchesText(text: string, wanted: string): boolean {
  return plainText(text).includes(plainText(wanted));
}
