/** What spreadsheets read as the beginning of a formula, after any space; also in the full width of Asian keyboards. */
const BEGINNING = String.raw`[^\S\t\r\n]*[=+\-@＝＋－＠]`;
/** Where a cell begins: at the start, and where a spreadsheet splits a text at a semicolon, a tab or a line break. */
const CELL = String.raw`(^|[;\t\r\n])`;

const FORMULAS = new RegExp(`${CELL}(?=${BEGINNING})`, 'g');
const ESCAPED = new RegExp(`${CELL}(?='+${BEGINNING})`, 'g');
const ESCAPES = new RegExp(`${CELL}'(?='*${BEGINNING})`, 'g');

/** A text for a file that people open in spreadsheets: an apostrophe before what one would run as a formula. */
export function spreadsheetText(text: string): string {
  return text.replaceAll(FORMULAS, "$1'").replace(/^(?=[\t\r])/, "'");
}

/** A text for a file that is read again: one more apostrophe where `textOfSpreadsheet` would take one that is its own. */
export function reversibleText(text: string): string {
  return text.replaceAll(ESCAPED, "$1'").replace(/^(?='+[\t\r])/, "'");
}

/** A text as it was before `reversibleText` and then `spreadsheetText`. */
export function textOfSpreadsheet(text: string): string {
  return text.replaceAll(ESCAPES, '$1').replace(/^'(?='*[\t\r])/, '');
}
