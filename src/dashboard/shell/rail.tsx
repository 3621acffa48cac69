import { memo, useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { MoreIcon } from '#dashboard/ui/icons.tsx';
import classes from './frame.module.css';

/** A page of the rail. */
export interface RailPage {
  name: string;
  /** its address with the carried parameters */
  to: (parameters: Record<string, string>) => string;
  icon: ReactNode;
  /** a badge about news on the page */
  mark?: ReactNode;
}

interface RailProps {
  pages: readonly RailPage[];
  /** URL parameters carried along to every page: the project */
  carried: Record<string, string>;
  /** of the current page */
  pathname: string;
}

/** The pages in the bar on phones; the others are behind "More". */
const ON_PHONES = new Set(['Overview', 'Deployments', 'Sessions', 'Exports']);

function PageRail({ pages, carried, pathname }: RailProps) {
  // The pathname at which the menu was opened, so that navigation closes it.
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
          to={to(carried)}
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
          {/* The current page, if it is behind the button. */}
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
