import { numbersTag } from '#dashboard/ui/language/language.ts';

/**
 * Parses a typed number: with the separators of the viewer's language, as the page writes it (5,249.5 or 5.249,5), else
 * with a decimal point or comma, since keyboards differ. Null where it is invalid.
 */
export function typedNumber(text: string, tag = numbersTag()): number | null {
  const { group, decimal, minus } = signsOf(tag);
  const bare = text
    .replaceAll(/[\s'’]/g, '')
    .replace(minus, '-')
    .replace('−', '-');
  // A group separator counts only before three digits: on a Danish page 12.5 is not 125.
  const isGrouped = (bare.split(decimal)[0] ?? '')
    .split(group)
    .every((part, index) => index === 0 || part.length === 3);
  const ungrouped = isGrouped ? bare.replaceAll(group, '') : bare;
  const plain = ungrouped.replace(decimal, '.').replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

function signsOf(tag: string): Record<'group' | 'decimal' | 'minus', string> {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(-1_234.5);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal'), minus: sign('minusSign') };
}
