import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { DeploymentsIcon, Mark, SessionsIcon } from '#dashboard/ui/icons.tsx';
import { ColorSchemeButton } from './color-scheme-button.tsx';
import classes from './frame.module.css';
import { Freshness } from './freshness.tsx';
import { ProjectSwitch } from './project-switch.tsx';

/** The pages of the rail, in order; a page is linked from the day it exists. */
const PAGES = [
  { name: 'Deployments', to: paths.deployments, icon: <DeploymentsIcon /> },
  { name: 'Sessions', to: paths.sessions, icon: <SessionsIcon /> },
];

/** Around every page: the rail with the pages, and the header with what holds for all of them. */
export function Frame({ children }: { children?: ReactNode }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // A reader without a mouse goes on from the new page, not from where a link was.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  const project = search.get('project');
  const kept = project === null ? {} : { project };
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        To the content
      </a>
      <header className={classes.header}>
        <Link className={classes.brand} to={paths.home()} aria-label="Noctuary, home">
          <Mark />
          <span className={classes.wordmark}>Noctuary</span>
        </Link>
        <div className={classes.project}>
          <ProjectSwitch />
        </div>
        <Freshness />
        <ColorSchemeButton />
      </header>
      <nav className={classes.rail} aria-label="Pages">
        {PAGES.map(({ name, to, icon }) => (
          <NavLink key={name} className={classes.page ?? ''} to={to(kept)}>
            {icon}
            <span>{name}</span>
          </NavLink>
        ))}
      </nav>
      <main ref={main} className={classes.main} id="main" tabIndex={-1}>
        <Suspense fallback={<p className={classes.waiting}>Opening the page …</p>}>{children ?? <Outlet />}</Suspense>
      </main>
    </div>
  );
}
