import { useRouteError } from 'react-router-dom';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { isScriptMissing } from '#dashboard/ui/is-script-missing.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { PageMissing } from './page-missing.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from './message-page.module.css';

/** Shown in place of a page that threw an error or could not be loaded. The rail stays usable. */
export function ErrorPage() {
  const error = useRouteError();
  return isScriptMissing(error) ? <PageMissing /> : <PageBroke error={error} />;
}

function PageBroke({ error }: { error: unknown }) {
  const words = useMessages(shellMessages);
  useTitle(words.error);
  return (
    <div className={classes.message} role="alert">
      <h1>{words.pageError}</h1>
      <p lang="en">{error instanceof Error ? error.message : String(error)}</p>
      <p>{words.pageErrorMeans}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </div>
  );
}
