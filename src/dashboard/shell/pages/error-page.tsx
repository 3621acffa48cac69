import { Button } from '#dashboard/ui/controls/button.tsx';
import { isScriptMissing } from '#dashboard/ui/is-script-missing.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { PageMissing } from './page-missing.tsx';
import classes from './message-page.module.css';

/** Shown in place of a page that threw an error or could not be loaded. The rail stays usable. */
export function ErrorPage({ error }: { error: unknown }) {
  return isScriptMissing(error) ? <PageMissing /> : <PageBroke error={error} />;
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
