import { useLogInOffer } from '#dashboard/api/log-in/use-log-in-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { accessMessages } from './messages/access-messages.ts';
import { LogInForm } from './log-in-form.tsx';

/** A form to log in, in a note, where the service offers it. */
export function OfferedLogIn() {
  const words = useMessages(accessMessages);
  if (!useLogInOffer()) return null;
  return (
    <>
      <p>{words.orLogIn}</p>
      <LogInForm />
    </>
  );
}
