import { memo, useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { MoreIcon } from '#dashboard/ui/icons.tsx';
import classes from './frame.module.css';

/** A page of the rail. */
export interface RailPage {
  name: string;
  /** its address; the project goes along */
  to: (parameters: Record<string, string>) => string;
  icon: ReactNode;
  /** what there is of news on it */
  mark?: ReactNode;
}

interface RailProps {
  pages: readonly RailPage[];
  /** what goes along to every page: the project */
  kept: Record<string, string>;
  /** of the page that is open */
  pathname: string;
}

/** What stands in a phone's bar; the others are one press away. */
const ON_PHONES = new Set(['Overview', 'Deployments', 'Sessions', 'Exports']);

function PageRail({ pages, kept, pathname }: RailProps) {
  // Open on one page is closed on the next.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const later = pages.filter(({ name }) => !ON_PHONES.has(name));
  const current = later.find(({ to }) => isWithin(pathname, to({})));
  return (
    <nav className={classes.rail} aria-label="Pages" data-open={isOpen || undefined}>
      {pages.map(({ name, to, icon, mark }) => (
        <NavLink
          key={name}
          className={classes.page ?? ''}
          to={to(kept)}
          end={to({}) === '/'}
          data-later={!ON_PHONES.has(name) || undefined}
        >
          {icon}
          <span>{name}</span>
          {mark}
        </NavLink>
      ))}
      {later.length > 0 && (
        <button
          type="button"
          className={`${classes.page} ${classes.moreButton}`}
          aria-expanded={isOpen}
          data-current={current !== undefined || undefined}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          <MoreIcon />
          {/* Where the reader is, when it is one of those behind the button. */}
          <span>{current === undefined ? 'More' : `${current.name} …`}</span>
          {current !== undefined && <span className="visually-hidden">More pages</span>}
        </button>
      )}
    </nav>
  );
}

/** The pages: a rail at the side, on phones a bar at the bottom with the first of them and "More". */
export const Rail = memo(PageRail);

function isWithin(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}
