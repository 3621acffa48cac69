import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#dashboard/ui/icons/icons.tsx';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';
import { lazyPart, PartMissing } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from '#dashboard/shell/frame.module.css';
import { PaletteFrame } from './palette-frame.tsx';
import paletteClasses from './palette.module.css';
import { isApple } from './is-apple.ts';
import type { TypedBefore } from './palette-dialog.tsx';
import { isPaletteKey } from './palette-keys.ts';
import type { RailPage } from '#dashboard/shell/rail.tsx';

const PaletteDialog = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog, PaletteMissing);

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface SearchPaletteProps {
  pages: readonly RailPage[];
  /** URL parameters carried along to every page: the project */
  carried: Record<string, string>;
}

const NOTHING: TypedBefore = { typed: '', keys: [] };
// The same in every language.
const TEXT_FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * The button that opens the search, and its keys: ⌘K or Ctrl K anywhere, "/" outside text fields. "?" outside text fields
 * shows the keys of the dashboard.
 */
export function SearchPalette({ pages, carried }: SearchPaletteProps) {
  const words = useMessages(shellMessages);
  const [shown, setShown] = useState<'search' | 'keys' | null>(null);
  const [before, setBefore] = useState(NOTHING);
  // Where the focus goes after closing. Without this, the second of two dialogs would return it to the first, which is gone.
  const focusedBefore = useRef<Element | null>(null);
  const open = (what: 'search' | 'keys') => {
    focusedBefore.current = document.activeElement;
    setShown(what);
  };
  const close = () => {
    setShown(null);
    setBefore(NOTHING);
  };
  useEffect(() => {
    if (shown === null && focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
  }, [shown]);
  useListener('document', ['keydown'], (event) => {
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
  });
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
        {/* Names of keys are the same in every language. */}
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {shown === 'search' && (
        <Suspense fallback={<PaletteOpening before={before} onBefore={setBefore} onClose={close} />}>
          <PaletteDialog
            pages={pages}
            carried={carried}
            before={before}
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
function PaletteMissing({ before, onClose }: { before: TypedBefore; onClose: () => void }) {
  return (
    <PaletteFrame field={{ value: before.typed, readOnly: true }} onClose={onClose}>
      <PartMissing />
    </PaletteFrame>
  );
}

interface PaletteOpeningProps {
  before: TypedBefore;
  onBefore: (before: TypedBefore) => void;
  onClose: () => void;
}

/** In place of the search while its script loads: what is typed meanwhile, and the keys pressed, are not lost. */
function PaletteOpening({ before, onBefore, onClose }: PaletteOpeningProps) {
  const words = useMessages(shellMessages);
  return (
    <PaletteFrame
      field={{
        value: before.typed,
        onChange: ({ currentTarget }) => onBefore({ typed: currentTarget.value, keys: [] }),
        onKeyDown: (event) => {
          if (isPaletteKey(event)) onBefore({ ...before, keys: [...before.keys, event.key] });
        },
      }}
      onClose={onClose}
    >
      <Text className={paletteClasses.foot}>{words.searchOpening}</Text>
    </PaletteFrame>
  );
}
