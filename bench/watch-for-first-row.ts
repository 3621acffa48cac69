import type { CDPSession, Page } from '@playwright/test';
import type { LoadPage } from './load-pages.ts';

/**
 * Marks on the page's own clock the first row, which may be that of a preview, and the first that React has rendered here: from
 * then on the page is live, and its buttons work. @returns `seen`, which ends with the first row
 */
export async function watchForFirstRow(page: Page, session: CDPSession, { path, rows, holds }: LoadPage) {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'firstRowSeen' });
  await page.addInitScript(
    ([selector, pattern]) => {
      let isSeen = false;
      const watch = new MutationObserver(() => {
        const all = [...document.querySelectorAll(selector)];
        const row = all.find(({ textContent }) => new RegExp(pattern).test(textContent));
        if (row === undefined) return;
        // React keeps a record of its own of each element that it has made.
        const isLive = Object.keys(row).some((key) => key.startsWith('__reactFiber'));
        const marks = [...(isSeen ? [] : ['first row']), ...(isLive ? ['live page'] : [])];
        isSeen = true;
        if (isLive) watch.disconnect();
        if (marks.length === 0) return;
        requestAnimationFrame(() => {
          // Before every other task, and after the frame is painted.
          void scheduler.postTask(
            () => {
              for (const mark of marks) performance.mark(mark, { detail: document.querySelectorAll('*').length });
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
