import { numberText } from './number-text.ts';

/** A count with its noun: "1 capture", "5,249 captures". Give both forms of an irregular noun. */
export function countNoun(count: number, noun: string | { one: string; many: string }): string {
  const { one, many } = typeof noun === 'string' ? { one: noun, many: `${noun}s` } : noun;
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
