import { Link, useLocation } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import classes from './message-page.module.css';

/** For every address without a page. */
export function NotFoundPage() {
  useTitle('Not found');
  const { pathname } = useLocation();
  return (
    <div className={classes.message}>
      <h1>Page not found</h1>
      <p>
        There is no page at <code>{pathname}</code>.
      </p>
      <Link to={paths.deployments()}>To the deployments</Link>
    </div>
  );
}
