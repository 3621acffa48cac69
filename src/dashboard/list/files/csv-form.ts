import { perLanguage } from '#dashboard/ui/language/per-language.ts';

/** How a CSV file is written. */
export interface CsvForm {
  delimiter: ',' | ';';
  decimal: '.' | ',';
  /** what the file begins with */
  start: string;
}

/** RFC 4180, as programs read it in every language. */
const PLAIN: CsvForm = { delimiter: ',', decimal: '.', start: '' };
/** Excel reads a file as UTF-8 only if it begins with this; other programs may read it as part of the first header. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Excel splits a file at the list separator of the system and reads numbers with its decimal sign: semicolon and comma where
 * the language writes a decimal comma. A first line `sep=;` would do the first alone, and then Excel misreads é and ø.
 */
const excelForms = perLanguage((tag): CsvForm => {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return { delimiter: hasComma ? ';' : ',', decimal: hasComma ? ',' : '.', start: BYTE_ORDER_MARK };
});

/** The form of a CSV file: for programs, or for Excel in the language that the page writes numbers in. */
export function csvForm(forExcel: boolean): CsvForm {
  return forExcel ? excelForms() : PLAIN;
}
