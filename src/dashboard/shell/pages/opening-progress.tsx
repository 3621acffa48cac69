import { useContext } from 'react';
import { OpeningContext } from '#dashboard/address/opening-context.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown while the next page's script is being loaded; the current page stays until then. */
export function OpeningProgress() {
  const words = useMessages(shellMessages);
  if (useContext(OpeningContext) !== 'next page') return null;
  return <div className={classes.opening} role="progressbar" aria-label={words.openingLabel} />;
}
