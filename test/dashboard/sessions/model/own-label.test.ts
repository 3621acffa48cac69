import { expect, test } from 'vitest';
import { ownLabel } from '#dashboard/sessions/model/own-label.ts';

test.each(['Friday, Jun 21-24 2024', 'Wed, 12 June 2024', '2024-06-12', 'May 1 2024 - Jun 2 2024', ' '])(
  'a label “%s” has only dates',
  (name) => expect(ownLabel(name)).toBeNull(),
);

test.each(['Full moon, Jun 12 2024', 'Nuit du 12 juin 2024', 'Night 12', '17'])(
  'a label “%s” has more than dates',
  (name) => expect(ownLabel(name)).toBe(name),
);
