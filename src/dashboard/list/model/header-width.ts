import { language } from '#dashboard/ui/language/language.ts';

/** Averages of the bold font, in px. Chinese, Japanese and Korean letters are as wide as high. */
const LETTER_PX = 7;
const WIDE_LETTER_PX = 13;
const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/gu;
/** Of the cell, and the arrow of a sorted column. */
const PADDING_PX = 34;

/**
 * The width in px that a column's header needs: in English the column's own, in other languages, whose words may be longer,
 * about the width of the word.
 */
export function headerWidth(header: string): number {
  if (language() === 'en') return 0;
  const wide = header.match(WIDE)?.length ?? 0;
  return Math.ceil((header.length - wide) * LETTER_PX + wide * WIDE_LETTER_PX + PADDING_PX);
}
