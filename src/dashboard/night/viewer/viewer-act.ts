import type { KeyboardEvent } from 'react';

/** What a key does in the viewer. */
export type ViewerAct =
  | { kind: 'close' | 'play' | 'whole' | 'star' | 'note' | 'boxes' }
  | { kind: 'step'; by: number }
  | { kind: 'end'; last: boolean }
  | { kind: 'zoom'; closer: boolean }
  /** moves the enlarged image, in frame sizes */
  | { kind: 'move'; x: number; y: number };

const PAGE = 10;
const MOVE = 0.15;

const KEYS: Record<string, ViewerAct> = {
  Escape: { kind: 'close' },
  ' ': { kind: 'play' },
  ArrowLeft: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
  PageUp: { kind: 'step', by: -PAGE },
  PageDown: { kind: 'step', by: PAGE },
  Home: { kind: 'end', last: false },
  End: { kind: 'end', last: true },
  '+': { kind: 'zoom', closer: true },
  '=': { kind: 'zoom', closer: true },
  '-': { kind: 'zoom', closer: false },
  '0': { kind: 'whole' },
  s: { kind: 'star' },
  n: { kind: 'note' },
  b: { kind: 'boxes' },
};

const SHIFTED: Record<string, ViewerAct> = {
  ArrowLeft: { kind: 'move', x: MOVE, y: 0 },
  ArrowRight: { kind: 'move', x: -MOVE, y: 0 },
  ArrowUp: { kind: 'move', x: 0, y: MOVE },
  ArrowDown: { kind: 'move', x: 0, y: -MOVE },
};

/** The action of a key; null where the key belongs to the browser or to the focused control. */
export function viewerAct({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): ViewerAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape') return KEYS[key] ?? null;
  const control = target instanceof Element ? target.closest('input, select, textarea, button, a') : null;
  if (control !== null && (control.matches('input, select, textarea') || key === ' ')) return null;
  return (shiftKey ? SHIFTED[key] : undefined) ?? KEYS[key] ?? KEYS[key.toLowerCase()] ?? null;
}
