import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useSearchParams, useNavigation } from 'react-router-dom';
import { pages } from '#dashboard/pages.ts';
import { useShownColorScheme } from '#dashboard/ui/browser/use-color-scheme.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { AnnounceRailMark } from '#dashboard/shell/announce/announce-rail-mark.tsx';
import { CopyLine } from '#dashboard/shell/copy/copy-line.tsx';
import { ConnectionNote } from '#dashboard/shell/notes/connection-note.tsx';
import { CountsNote } from '#dashboard/shell/notes/counts-note.tsx';
import { FiltersNote } from '#dashboard/shell/filters-note/filters-note.tsx';
import classes from './frame.module.css';
import { FrameHeader } from './frame-header.tsx';
import { LateAnswerNote } from '#dashboard/shell/notes/late-answer-note.tsx';
import { shellMessages } from './messages/shell-messages.ts';
import { PaperHead } from './paper-head.tsx';
import { Rail, type RailPage } from './rail.tsx';
import { TokenNote } from '#dashboard/shell/notes/token-note.tsx';
import { Tooltips } from './tooltips.tsx';
import { UpdateNote } from '#dashboard/shell/notes/update-note.tsx';

/** Badges about news on a page. */
const MARKS: Partial<Record<RailPage['id'], ReactNode>> = { exports: <AnnounceRailMark /> };

/** The frame of every page: header, rail and notes. */
export function Frame({ children }: { children: ReactNode }) {
  useShownColorScheme();
  const words = useMessages(shellMessages);
  const railPages = useMemo(
    () =>
      pages.flatMap(({ path, rail, rows }): RailPage[] => {
        if (rail === undefined) return [];
        const id = rail.name;
        return [{ ...rail, id, path, name: words.pages[id], list: rows?.list, mark: MARKS[id] }];
      }),
    [words],
  );
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) main.current?.scrollTo({ top: 0 });
  }, [pathname]);
  // Keyboard users continue in the new page, not at the link. A page may have set the focus itself.
  useEffect(() => {
    const isWithin = main.current?.contains(document.activeElement) === true;
    if (shown.current !== pathname && !isWithin) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  const project = search.get('project');
  const carried = useMemo((): Record<string, string> => (project === null ? {} : { project }), [project]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        {words.skip}
      </a>
      <PaperHead />
      <FrameHeader pages={railPages} carried={carried} />
      <CopyLine carried={carried} />
      <Rail pages={railPages} carried={carried} pathname={pathname} />
      <OpeningProgress />
      <main ref={main} className={classes.main} id="main" tabIndex={-1}>
        <TokenNote carried={carried} />
        {children}
      </main>
      <aside className={classes.notes} aria-label={words.notes}>
        <ConnectionNote />
        <CountsNote />
        {/* Part of the first load: it tells of a new build, whose other scripts replace those that load later. */}
        <UpdateNote />
        {/* Last, since it stays: on a phone the first note alone is shown. */}
        <FiltersNote />
        <LateAnswerNote />
      </aside>
      <Tooltips />
    </div>
  );
}

/** Shown while the next page's script is being loaded; the current page stays until then. */
export function OpeningProgress() {
  const words = useMessages(shellMessages);
  if (useNavigation().state === 'idle') return null;
  return <div className={classes.opening} role="progressbar" aria-label={words.openingLabel} />;
}
