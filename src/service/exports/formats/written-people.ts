import { peopleFormOf, withoutPeople } from '#contract/exports/people-forms.ts';
import type { ExportOptions } from '#contract/exports/export-request.ts';

/** What a package says of how it names people. */
export function peopleText(options: ExportOptions): string {
  return {
    names: 'People are named.',
    initials: 'Of people there are initials alone, and no comments, which may have names in them.',
    none: 'People are not named, and there are no comments, which may have names in them.',
  }[peopleFormOf(options)];
}

/** A person's name as a file has it; null where it has none. */
function writtenPerson(name: string | null, options: ExportOptions): string | null {
  const form = peopleFormOf(options);
  if (name === null || form === 'none') return null;
  return form === 'names' ? name : initialsOf(name);
}

/** Who determined an animal: a person as the order says, unless it is known to be a model. */
export function writtenBy(by: string | null, method: string | null | undefined, options: ExportOptions): string | null {
  return method === 'machine' ? by : writtenPerson(by, options);
}

/** "A. Q." of "Ana Quintero", "J.-L. P." of "Jean-Luc Petit"; of an address of e-mail its first part's. */
export function initialsOf(name: string): string | null {
  const initials = name
    .normalize('NFC')
    .replaceAll(/@\S*/gu, '')
    .replaceAll(/[\p{L}\p{M}\p{N}'’]+\.?/gu, (word) => `${/\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? ''}.`)
    .trim();
  return /\p{L}/u.test(initials) ? initials : null;
}

/** What a source said, with people as the order says. */
export function withPeople<Values extends object>(values: Values, options: ExportOptions): Values {
  if (peopleFormOf(options) === 'names') return values;
  const { setupBy = null } = values as { setupBy?: string };
  const by = writtenPerson(setupBy, options);
  return { ...withoutPeople(values), ...(by !== null && { setupBy: by }) };
}
