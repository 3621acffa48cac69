import { useNavigation } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown while the next page's script is being loaded; the current page stays until then. */
export function OpeningProgress() {
  const words = useMessages(shellMessages);
  if (useNavigation().state === 'idle') return null;
  return <div className={classes.opening} role="progressbar" aria-label={words.openingLabel} />;
}
