/** Whether the reader asked their system for no motion; read when a move begins, so a change needs no reload. */
export function prefersCalm(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
