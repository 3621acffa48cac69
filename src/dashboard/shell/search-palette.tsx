import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#dashboard/ui/icons.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import classes from './frame.module.css';
import { PaletteMissing } from './palette-missing.tsx';
import { PaletteOpening } from './palette-opening.tsx';
import type { RailPage } from './rail.tsx';

const PaletteDialog = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog, PaletteMissing);

interface SearchPaletteProps {
  pages: readonly RailPage[];
  /** what goes along to every page: the project */
  kept: Record<string, string>;
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const TEXT_FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** The button that opens the search, and its keys: ⌘K or Ctrl K anywhere, "/" where nothing is typed into. */
export function SearchPalette({ pages, kept }: SearchPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Of two dialogs one after the other the second would give the focus back to the first, which is gone.
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current = document.activeElement;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useEffect(() => {
    if (!isOpen && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCombined = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isTyped = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null;
      // Some keyboards have the slash behind Shift.
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyped;
      if (event.defaultPrevented || !(isCombined || isSlash)) return;
      // Not over another dialog, whose keys these may be.
      if (document.querySelector('dialog[open], [aria-modal="true"]') !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        onClick={open}
      >
        <SearchIcon />
        <span className={classes.searchWord}>Search</span>
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<PaletteOpening typed={typed} onType={setTyped} onClose={close} />}>
          <PaletteDialog pages={pages} kept={kept} typedBefore={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
