import { useRouteError } from 'react-router-dom';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';

/** Shown in place of a part of a page that threw an error; the rest of the page stays. */
export function ErrorPart() {
  const error = useRouteError();
  const words = useMessages(shellMessages);
  return (
    <Failure
      what={words.partError}
      why={error instanceof Error ? error.message : String(error)}
      onRetry={() => window.location.reload()}
    />
  );
}
