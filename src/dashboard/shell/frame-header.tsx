import { ActionIcon, Tooltip, useMantineColorScheme } from '@mantine/core';
import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { Mark, MoonIcon, SunIcon, SystemIcon } from '#dashboard/ui/icons.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
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

const SCHEMES = {
  light: { next: 'dark', icon: <SunIcon /> },
  dark: { next: 'auto', icon: <MoonIcon /> },
  auto: { next: 'light', icon: <SystemIcon /> },
} as const;

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

/** Switches from light to dark to the system's choice, and shows which is on. */
function ColorSchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, icon } = SCHEMES[colorScheme];
  const label = `Colour scheme: ${colorScheme === 'auto' ? 'as the system' : colorScheme}`;
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={() => setColorScheme(next)}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
