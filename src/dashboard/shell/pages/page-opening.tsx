import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** In place of the document's first page while its script is being loaded. */
export function PageOpening() {
  const words = useMessages(shellMessages);
  return <p className={classes.waiting}>{words.pageOpening}</p>;
}
