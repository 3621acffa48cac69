import { entryScript, readServedPage } from '#dashboard/api/status/served-page.ts';
import { isScriptMissing } from '#dashboard/ui/is-script-missing.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/**
 * Reloads the page when a script is missing: Vite dispatches this event for every `import()` that fails.
 *
 * @param isAhead whether scripts are loaded that the reader has not asked for: they fail again when their page is opened
 */
export function watchScripts(isAhead: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (isScriptMissing(payload) && !isAhead()) void reloadOnce();
  });
}

/**
 * Reloads the page if the service answers, since a new build has other scripts. Once per build and tab, to avoid an endless
 * loop. Not while a form contains typed text.
 */
async function reloadOnce(): Promise<void> {
  const build = entryScript();
  if (build === null || !(await readServedPage()) || holdsTypedText()) return;
  try {
    const builds = sessionStorage.getItem(storageKeys.reloaded)?.split(' ') ?? [];
    if (builds.includes(build)) return;
    sessionStorage.setItem(storageKeys.reloaded, [...builds, build].join(' '));
  } catch {
    // Storage is blocked: a loop would be possible. The page shows what is missing and has a reload button.
    return;
  }
  window.location.reload();
}

/** Everything else is in the address and survives a reload. */
function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea');
  return [...fields].some(({ type, value }) => !/^(checkbox|radio|hidden)$/.test(type) && value !== '');
}
