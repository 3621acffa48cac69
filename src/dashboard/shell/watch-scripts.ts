import { isScriptMissing } from '#dashboard/ui/is-script-missing.ts';
import { reloadOnce } from './reload-once.ts';

/** Every `import()` of the build tells of its failure by this event, whichever part of a page asked for it. */
export function watchScripts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (isScriptMissing((event as Event & { payload?: unknown }).payload)) void reloadOnce();
  });
}
