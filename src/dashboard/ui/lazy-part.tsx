import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazy, use, type ComponentType } from 'react';
import { isScriptMissing } from './is-script-missing.ts';
import classes from '#dashboard/ui/notes/problem-note.module.css';

/**
 * A part of a page whose script is loaded when the part is rendered. If that fails, `Missing` is rendered instead, and the
 * rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = PartMissing,
): ComponentType<Props> {
  // In a preview, which is rendered once, the fallback stays.
  if (import.meta.env.SSR) return NeverLoaded;
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isScriptMissing(error)) throw error;
      return { default: Missing };
    }
  });
}

/** A new promise each time: React's callbacks, which hold what was rendered, would stay on a promise of the module. */
function NeverLoaded(): never {
  return use(new Promise<never>(() => {}));
}

/** Offers a reload, because the browser caches the failed import. */
export function PartMissing() {
  return (
    <p className={`${classes.note} ${classes.missing}`} role="alert">
      <span>This part of the page could not be loaded.</span>
      <Button compact onClick={() => window.location.reload()}>
        Reload
      </Button>
    </p>
  );
}
