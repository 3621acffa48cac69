/** Whether the reader prefers reduced motion; read at the start of each move, so that a change needs no reload. */
export function prefersCalm(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
