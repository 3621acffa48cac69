import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  notInFile: (count) => plural(count, { one: '# opsætning er ikke i filen', other: '# opsætninger er ikke i filen' }),
  named: (name, id) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'ingen position',
    noSession: 'ingen session',
    noSessionInNights: 'ingen session i disse nætter',
  },
  others: (count) => plural(count, { one: 'og # anden', other: 'og # andre' }),
  noZero: 'En nat uden session er et hul, ikke en nat uden dyr.',
};
