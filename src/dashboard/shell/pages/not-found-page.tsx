import { Link, useLocation } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from './message-page.module.css';

/** For every address without a page. */
export function NotFoundPage() {
  const words = useMessages(shellMessages);
  useTitle(words.notFound);
  const { pathname } = useLocation();
  return (
    <div className={classes.message}>
      <h1>{words.pageNotFound}</h1>
      <p>{words.noPageAt(<code>{pathname}</code>)}</p>
      <Link to={paths.deployments()}>{words.toDeployments}</Link>
    </div>
  );
}
