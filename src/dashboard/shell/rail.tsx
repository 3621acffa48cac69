import { memo, useState, type ComponentType, type ReactNode } from 'react';
import type { CollectionName } from '#contract/lists/collections.ts';
import { Link } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { MoreIcon } from '#dashboard/ui/icons/icons.tsx';
import { withQuery } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.tsx';
import { shellMessages } from './messages/shell-messages.ts';
import classes from './frame.module.css';

/** A page of the rail. */
export interface RailPage {
  id: keyof Messages['pages'];
  /** in the language of the page */
  name: string;
  path: string;
  icon: ComponentType;
  /** in the bar on phones; the others are behind "More" */
  isOnPhones?: boolean;
  /** whose rows it shows */
  list?: CollectionName | undefined;
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

function PageRail({ pages, carried, pathname }: RailProps) {
  const words = useMessages(shellMessages);
  // The pathname at which the menu was opened, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const later = pages.filter(({ isOnPhones }) => isOnPhones !== true);
  const current = later.find(({ path }) => isWithin(pathname, path));
  return (
    <nav className={classes.rail} aria-label={words.pagesLabel} data-open={isOpen || undefined}>
      {pages.map(({ id, name, path, icon: Icon, isOnPhones, mark }) => (
        <Link
          key={id}
          className={classes.page}
          to={withQuery(path, carried)}
          aria-current={isWithin(pathname, path) ? 'page' : undefined}
          data-later={isOnPhones !== true || undefined}
        >
          <Icon />
          <span>{name}</span>
          {mark}
        </Link>
      ))}
      {later.length > 0 && (
        <button
          type="button"
          className={`${classes.page} ${classes.moreButton}`}
          aria-expanded={isOpen}
          data-current={current !== undefined || undefined}
          title={current?.name}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          <MoreIcon />
          {/* The current page, if it is behind the button. */}
          <span>{current === undefined ? words.more : words.withMore(current.name)}</span>
          {current !== undefined && <span className="visually-hidden">{words.morePages}</span>}
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
