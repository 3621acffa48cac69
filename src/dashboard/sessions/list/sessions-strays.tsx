import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';

/** A note on how many sessions of other projects the service sent; nothing where it sent none. */
export function SessionsStrays({ strays }: { strays: number }) {
  const words = useMessages(sessionsMessages);
  return strays === 0 ? null : <span className={classes.note}>{words.strays(strays)}</span>;
}
