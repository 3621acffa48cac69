/** Mean width of a letter, in texts of `TEXT_SIZE`. */
const LETTER = 6.6;
/** Kana, Han and full-width signs are as wide as the text is high. */
const WIDE_LETTER = 12;
const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/u;
/** These do not begin a line. */
const CLOSING = /^[、。，．：；！？）」』…～ー・)\],.;:!?%]/u;

/** About the width of a text in a picture, in pixels: a picture is made before anything is measured. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0);
}

/**
 * A text in lines of at most about `width` pixels, since a picture has no line breaks of its own: broken at spaces, and
 * between words of Japanese, which has no spaces. A word wider than a line has its own.
 */
export function wrappedText(content: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of partsOf(content)) {
    const last = lines.at(-1);
    if (last === undefined || textWidth(last + part.trimEnd()) > width) lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trimEnd());
}

/** The text in parts between which a line may break; a space ends the part before it. */
function partsOf(content: string): string[] {
  const words = new Intl.Segmenter('ja', { granularity: 'word' });
  const parts: string[] = [];
  for (const spaced of content.match(/[^ ]+ ?| /g) ?? []) {
    const segments = WIDE.test(spaced) ? [...words.segment(spaced)].map(({ segment }) => segment) : [spaced];
    for (const [index, segment] of segments.entries()) {
      const last = parts.at(-1);
      if (index > 0 && last !== undefined && (CLOSING.test(segment) || segment === ' ' || /[（「『]$/u.test(last))) {
        parts[parts.length - 1] = last + segment;
      } else {
        parts.push(segment);
      }
    }
  }
  return parts;
}
