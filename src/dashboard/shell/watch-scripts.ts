import { entryScript, readServedPage } from '#dashboard/api/client/served-page.ts';
import { isScriptMissing } from '#dashboard/ui/is-script-missing.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** Reloads the page when a script is missing. Vite dispatches this event for every `import()` that fails. */
export function watchScripts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (isScriptMissing((event as Event & { payload?: unknown }).payload)) void reloadOnce();
  });
}

/**
 * Loads the page again where one of its scripts is gone and the service answers: a new build has other scripts. Once a
 * build and tab, so that a script that never comes does not reload for ever. Not while a form holds what was typed.
 */
async function reloadOnce(): Promise<void> {
  const build = entryScript();
  if (build === null || !(await readServedPage()) || holdsTypedText()) return;
  try {
    const builds = sessionStorage.getItem(storageKeys.reloaded)?.split(' ') ?? [];
    if (builds.includes(build)) return;
    sessionStorage.setItem(storageKeys.reloaded, [...builds, build].join(' '));
  } catch {
    // Without a mark nothing would end a loop; the page says what is missing and has a button.
    return;
  }
  window.location.reload();
}

/** The address keeps all else: what a form holds is sent later. */
function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea');
  return [...fields].some(({ type, value }) => !/^(checkbox|radio|hidden)$/.test(type) && value !== '');
}
