import { Button } from '@mantine/core';
import { lazy, type ComponentType } from 'react';
import { isScriptMissing } from './is-script-missing.ts';
import classes from '#dashboard/ui/notes/problem-note.module.css';

/**
 * A part of a page whose script is fetched when the part is drawn. Where the script does not come, `Missing` stands in
 * its place and the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = PartMissing,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isScriptMissing(error)) throw error;
      return { default: Missing };
    }
  });
}

/** Only another load of the page asks for the script again: the browser keeps the failure. */
export function PartMissing() {
  return (
    <p className={`${classes.note} ${classes.missing}`} role="alert">
      <span>This part of the page could not be loaded.</span>
      <Button size="compact-xs" variant="default" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </p>
  );
}
