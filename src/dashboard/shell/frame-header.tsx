import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { Mark } from '#dashboard/ui/icons.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { ColorSchemeButton } from './color-scheme-button.tsx';
import classes from './frame.module.css';
import { Freshness } from '#dashboard/shell/notes/freshness.tsx';
import { ProjectSwitch } from './project-switch.tsx';
import type { RailPage } from './rail.tsx';
import { SearchPalette } from '#dashboard/shell/palette/search-palette.tsx';

// What nobody waits for comes after the page.
const RunningJobs = lazyPart(
  async () => (await import('#dashboard/shell/jobs/running-jobs.tsx')).RunningJobs,
  () => <span className={classes.later} />,
);

interface FrameHeaderProps {
  /** the same for as long as the page is open, as `kept` is for a project: then it is not drawn again with its address */
  pages: readonly RailPage[];
  /** what goes along to every page: the project */
  kept: Record<string, string>;
}

function Header({ pages, kept }: FrameHeaderProps) {
  return (
    <header className={classes.header}>
      <Link className={classes.brand} to={paths.home(kept)} aria-label="Noctuary, home">
        <Mark />
        <span className={classes.wordmark}>Noctuary</span>
      </Link>
      <div className={classes.project}>
        <ProjectSwitch />
      </div>
      <SearchPalette pages={pages} kept={kept} />
      <Freshness />
      <Suspense fallback={<span className={classes.later} />}>
        <RunningJobs />
      </Suspense>
      <ColorSchemeButton />
    </header>
  );
}

/** Above every page, what holds for all of them: the project, the search, how fresh the data is, the jobs, the looks. */
export const FrameHeader = memo(Header);
