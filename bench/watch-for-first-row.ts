import type { CDPSession, Page } from '@playwright/test';
import type { LoadPage } from './load-pages.ts';

/** Marks the first row on the page's own clock. @returns `seen`, which ends with it */
export async function watchForFirstRow(page: Page, session: CDPSession, { path, rows, holds }: LoadPage) {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'firstRowSeen' });
  await page.addInitScript(
    ([selector, pattern]) => {
      const watch = new MutationObserver(() => {
        if (![...document.querySelectorAll(selector)].some((row) => new RegExp(pattern).test(row.textContent))) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          // Before every other task, and after the frame is painted.
          void scheduler.postTask(
            () => {
              performance.mark('first row', { detail: document.querySelectorAll('*').length });
              (globalThis as unknown as { firstRowSeen: (text: string) => void }).firstRowSeen('');
            },
            { priority: 'user-blocking' },
          );
        });
      });
      watch.observe(document, { childList: true, subtree: true, characterData: true });
    },
    [rows, holds.source] as const,
  );
  let timer: NodeJS.Timeout;
  const seen = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${path} shows no row within a minute.`)), 60_000);
    session.on('Runtime.bindingCalled', () => resolve());
  }).finally(() => clearTimeout(timer));
  // The navigation may fail first.
  seen.catch(() => {});
  return { seen };
}
