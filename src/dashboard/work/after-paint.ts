/**
 * Runs work once the next frame is on screen: the callback of a frame runs before that frame is painted, a timer set there after
 * it.
 *
 * @returns what cancels it
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
