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
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)/g, '');
  return bare.replaceAll(/[^[{]/g, '').length > bare.replaceAll(/[^\]}]/g, '').length;
}

/** Describes what was received in place of JSON: "a web page (text/html, 12.1 kB, “Log in”)". */
export function bodyWords(type: string | null, { text, sizeBytes }: AnswerBody): string {
  const size = sizeText(sizeBytes);
  const [kind = ''] = (type ?? '').split(';', 1);
  const of = kind === '' ? size : `${kind}, ${size}`;
  if (text.trim() === '') return `an empty body (${of})`;
  if (kind.includes('html') || /^\s*<(?:!doctype\s+html|html)\b/i.test(text)) {
    const title = quoted(/<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? '');
    return `a web page (${of}${title === '' ? '' : `, ${title}`})`;
  }
  const [line = ''] = text.trimStart().split('\n', 1);
  return `something that is not JSON (${of}, beginning ${quoted(line)})`;
}

/** "640 bytes", "12.1 kB". */
export function sizeText(bytes: number): string {
  return bytes < 1_000 ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : `${(bytes / 1_000).toFixed(1)} kB`;
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '';
  return line.length > MOST_QUOTED ? `“${line.slice(0, MOST_QUOTED)}…”` : `“${line}”`;
}
