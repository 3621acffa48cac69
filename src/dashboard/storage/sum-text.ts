import type { Messages } from './messages/en.tsx';
import type { ReportedSum } from './reported-sum.ts';

/** What a sum is made of: "sum of all 24 sources", "sum of 23 of 24 sources, others unknown". */
export function sumText({ reported, of }: ReportedSum, words: Messages): string {
  if (reported === 0) return words.sumOfNone(of);
  return reported === of ? words.sumOfAll(of) : words.sumOfSome(reported, of);
}
