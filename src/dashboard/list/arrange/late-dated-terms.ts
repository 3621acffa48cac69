import { Later } from '#dashboard/work/later.ts';

/** `datedTerms`, which only searches of lists with dates need. */
export const lateDatedTerms = new Later(async () => (await import('./dated-terms.ts')).datedTerms);
