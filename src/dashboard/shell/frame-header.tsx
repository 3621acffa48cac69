import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { Mark, MoonIcon, SunIcon, SystemIcon } from '#dashboard/ui/icons/icons.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useColorScheme } from '#dashboard/ui/browser/use-color-scheme.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './frame.module.css';
import { Freshness } from '#dashboard/shell/notes/freshness.tsx';
import { LanguageButton } from './language-button.tsx';
import { shellMessages } from './messages/shell-messages.ts';
import { ProjectSwitch } from './project-switch.tsx';
import type { RailPage } from './rail.tsx';
import { SearchPalette } from '#dashboard/shell/palette/search-palette.tsx';

// No page needs it for its rows.
const Jobs = lazyPart(
  async () => (await import('#dashboard/shell/jobs/jobs.tsx')).Jobs,
  () => <span className={classes.later} />,
);

const SCHEMES = {
  light: { next: 'dark', icon: <SunIcon /> },
  dark: { next: 'auto', icon: <MoonIcon /> },
  auto: { next: 'light', icon: <SystemIcon /> },
} as const;

interface FrameHeaderProps {
  /** must be the same array on every render, and `carried` the same object per project, for `memo` */
  pages: readonly RailPage[];
  /** URL parameters carried along to every page: the project */
  carried: Record<string, string>;
}

function Header({ pages, carried }: FrameHeaderProps) {
  const words = useMessages(shellMessages);
  return (
    <header className={classes.header}>
      <Link className={classes.brand} to={paths.home(carried)} aria-label={words.home}>
        <Mark />
        <span className={classes.wordmark}>Noctuary</span>
      </Link>
      <div className={classes.project}>
        <ProjectSwitch />
      </div>
      <SearchPalette pages={pages} carried={carried} />
      <Freshness />
      <Suspense fallback={<span className={classes.later} />}>
        <Jobs />
      </Suspense>
      <LanguageButton />
      <ColorSchemeButton />
    </header>
  );
}

/** The header of every page: project, search, age of the data, jobs, language, colour scheme. */
export const FrameHeader = memo(Header);

/** Switches from light to dark to the system's choice, and shows which is on. */
function ColorSchemeButton() {
  const words = useMessages(shellMessages);
  const [colorScheme, setColorScheme] = useColorScheme();
  const { next, icon } = SCHEMES[colorScheme];
  const label = words.colourScheme[colorScheme];
  return (
    <button
      type="button"
      className={controls.sign}
      data-tooltip={label}
      aria-label={label}
      onClick={() => setColorScheme(next)}
    >
      {icon}
    </button>
  );
}
