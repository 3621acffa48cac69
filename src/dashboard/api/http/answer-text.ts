import { numbersTag } from '#dashboard/ui/language/language.ts';

/** The body of a response, or the part of it that was received. */
export interface AnswerBody {
  text: string;
  sizeBytes: number;
}

const MOST_QUOTED = 80;

/** Whether a text is JSON whose end is missing: it has more opening than closing brackets. */
export function isCutOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  // Without strings, whose brackets do not count; an unterminated string reaches to the end.
  const bare = text.replaceAll(/\\./g, '').replaceAll(/"[^"]*(?:"|$)/g, '');
  return bare.replaceAll(/[^[{]/g, '').length > bare.replaceAll(/[^\]}]/g, '').length;
}

/** What was received in place of JSON: type, size, and the page's title or the first line: 'text/html, 62 bytes, "Log in"'. */
export function bodyText(type: string | null, { text, sizeBytes }: AnswerBody): string {
  const [kind = ''] = (type ?? '').split(';', 1);
  const [line = ''] = text.trimStart().split('\n', 1);
  const [, title = /^<(?:!doctype\s+)?html\b/i.test(line) ? '' : line] = /<title[^>]*>([^<]*)/i.exec(text) ?? [];
  return [kind, sizeText(sizeBytes), quoted(title)].filter((part) => part !== '').join(', ');
}

/** "12,140 bytes". */
export function sizeText(bytes: number): string {
  return new Intl.NumberFormat(numbersTag(), { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '';
  return `"${line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line}"`;
}
