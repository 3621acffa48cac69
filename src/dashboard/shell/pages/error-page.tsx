import { Button } from '#dashboard/ui/controls/button.tsx';
import { useRouteError } from 'react-router-dom';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { PageMissingError } from './page-missing-error.ts';
import { PageMissing } from './page-missing.tsx';
import classes from './message-page.module.css';

/** Shown in place of a page that threw an error or could not be loaded. The rail stays usable. */
export function ErrorPage() {
  const error = useRouteError();
  return error instanceof PageMissingError ? <PageMissing /> : <PageBroke error={error} />;
}

function PageBroke({ error }: { error: unknown }) {
  useTitle('Error');
  return (
    <div className={classes.message} role="alert">
      <h1>This page broke</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>That is a fault of the dashboard. What you see elsewhere is not affected.</p>
      <Button onClick={() => window.location.reload()}>Load it again</Button>
    </div>
  );
}
