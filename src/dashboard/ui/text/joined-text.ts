import { language } from '#dashboard/ui/language/language.ts';
import { messagesIn, type Language } from '#dashboard/ui/language/languages.ts';

const COLONS: Partial<Record<Language, string>> = { fr: '\u202F: ', ja: '：' };
const SEMICOLONS: Partial<Record<Language, string>> = { fr: '\u202F; ', ja: '；' };

/** A text with its name before it: "Trap 4: 312 captures"; French "Trap 4 : …", Japanese "Trap 4：…". */
export function labelledText(label: string, text: string): string {
  return `${label}${COLONS[messagesIn(language())] ?? ': '}${text}`;
}

/** Several statements in one line: "Trap 4 312; Trap 5 40"; French "… ; …", Japanese "…；…". */
export function clausesText(statements: readonly string[]): string {
  return statements.join(SEMICOLONS[messagesIn(language())] ?? '; ');
}
