import { Button } from '#dashboard/ui/controls/button.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { lazy, use, type ComponentType } from 'react';
import { isScriptMissing } from './is-script-missing.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/ui/notes/problem-note.module.css';

/**
 * A part of a page whose script is loaded, with its messages, when the part is rendered. If that fails, `Missing` is
 * rendered instead, and the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = PartMissing,
): ComponentType<Props> {
  // In a preview, which is rendered once, the fallback stays.
  if (import.meta.env.SSR) return NeverLoaded;
  return lazy(async () => {
    try {
      const part = await load();
      await messagesLoaded();
      return { default: part };
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
  const words = useMessages(uiMessages);
  return (
    <Text size="medium" tone="bad" className={`${classes.note} ${classes.missing}`} role="alert">
      <span>{words.partMissing}</span>
      <Button compact onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </Text>
  );
}
