/** The body of an answer, as far as it came. */
export interface AnswerBody {
  text: string;
  sizeBytes: number;
}

const MOST_QUOTED = 80;

/** Whether a text begins as JSON does and ends before its objects and lists do: its end is missing. */
export function isCutOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  // Brackets within texts count for nothing; a text without its end takes all that follows.
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)/g, '');
  return bare.replaceAll(/[^[{]/g, '').length > bare.replaceAll(/[^\]}]/g, '').length;
}

/** What came in place of JSON: "a web page (text/html, 12.1 kB, “Log in”)". */
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
