import { plainText } from '#contract/plain-text.ts';

/** "noctuary-deployments-denmark-natsvaermere-2026-11-20.csv": what is in a file, and the viewer's day it was made on. */
export function fileName(title: string, project: string | null, madeAt: Date, extension: string): string {
  const day = [madeAt.getFullYear(), madeAt.getMonth() + 1, madeAt.getDate()];
  const date = day.map((part) => String(part).padStart(2, '0')).join('-');
  return `${['noctuary', wordsOf(title), ...(project === null ? [] : [wordsOf(project)]), date].join('-')}.${extension}`;
}

/** Only what every file system takes. */
function wordsOf(text: string): string {
  return plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
}
