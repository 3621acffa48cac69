import type { CopyStatus } from '#contract/copy/copy-status.ts';
import type { Messages } from './messages/en.ts';

/** What is never copied, in the page's language; things that are not known here as the service names them. */
export function uncopiedTexts({ not_copied }: CopyStatus, words: Messages): string[] {
  const known: Readonly<Record<string, string>> = words.uncopied;
  return not_copied.map((name) => known[name] ?? name);
}
