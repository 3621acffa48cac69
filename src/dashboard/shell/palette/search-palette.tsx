import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#dashboard/ui/icons/icons.tsx';
import { lazyPart, PartMissing } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from '#dashboard/shell/frame.module.css';
import { PaletteFrame } from './palette-frame.tsx';
import paletteClasses from './palette.module.css';
import { isApple } from './is-apple.ts';
import type { RailPage } from '#dashboard/shell/rail.tsx';

const PaletteDialog = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog, PaletteMissing);

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface SearchPaletteProps {
  pages: readonly RailPage[];
  /** URL parameters carried along to every page: the project */
  carried: Record<string, string>;
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * The button that opens the search, and its keys: ⌘K or Ctrl K anywhere, "/" outside text fields. "?" outside text fields
 * shows the keys of the dashboard.
 */
export function SearchPalette({ pages, carried }: SearchPaletteProps) {
  const words = useMessages(shellMessages);
  const [shown, setShown] = useState<'search' | 'keys' | null>(null);
  const [typed, setTyped] = useState('');
  // Where the focus goes after closing. Without this, the second of two dialogs would return it to the first, which is gone.
  const before = useRef<Element | null>(null);
  const open = (what: 'search' | 'keys') => {
    before.current = document.activeElement;
    setShown(what);
  };
  const close = () => {
    setShown(null);
    setTyped('');
  };
  useEffect(() => {
    if (shown === null && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [shown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCombined = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isTyped = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null;
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !isTyped;
      // Shift is not checked: some keyboards need it for the slash, most for the question mark.
      const isSearch = isCombined || (isPlain && event.key === '/');
      const isKeys = isPlain && event.key === '?';
      if (event.defaultPrevented || !(isSearch || isKeys)) return;
      // Not over another dialog, which may handle these keys.
      if (document.querySelector('dialog[open], [aria-modal="true"]') !== null) return;
      event.preventDefault();
      open(isKeys ? 'keys' : 'search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${classes.search}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        onClick={() => open('search')}
      >
        <SearchIcon />
        <span className={classes.searchWord}>{words.search}</span>
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {shown === 'search' && (
        <Suspense fallback={<PaletteOpening typed={typed} onType={setTyped} onClose={close} />}>
          <PaletteDialog
            pages={pages}
            carried={carried}
            typedBefore={typed}
            onKeys={() => setShown('keys')}
            onClose={close}
          />
        </Suspense>
      )}
      {shown === 'keys' && (
        <Suspense>
          <KeysDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** In place of the search when its script could not be loaded. */
function PaletteMissing({ typedBefore, onClose }: { typedBefore: string; onClose: () => void }) {
  return (
    <PaletteFrame field={{ value: typedBefore, readOnly: true }} onClose={onClose}>
      <PartMissing />
    </PaletteFrame>
  );
}

interface PaletteOpeningProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** In place of the search while its script loads: what is typed meanwhile is not lost. */
function PaletteOpening({ typed, onType, onClose }: PaletteOpeningProps) {
  const words = useMessages(shellMessages);
  return (
    <PaletteFrame
      field={{ value: typed, onChange: ({ currentTarget }) => onType(currentTarget.value) }}
      onClose={onClose}
    >
      <p className={paletteClasses.foot}>{words.searchOpening}</p>
    </PaletteFrame>
  );
}
