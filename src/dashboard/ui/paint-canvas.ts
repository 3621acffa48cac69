type Paint = (context: CanvasRenderingContext2D) => void;

/** What stands for a canvas on paper. */
const onPaper = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();

/**
 * Sizes a canvas for the screen's pixel ratio, clears it and paints it; without a context (tests) nothing is painted. Sizes in
 * CSS px.
 *
 * A canvas that is painted while the page is printed comes on paper as its drawing operations, in Chromium, where clearing
 * it is a white area over all that is beneath it. On paper a picture of the same pixels stands for it.
 */
export function paintCanvas(canvas: HTMLCanvasElement, width: number, height: number, paint: Paint): void {
  const ratio = window.devicePixelRatio || 1;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  onPaper.get(canvas)?.remove();
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.display = '';
  if (window.matchMedia('print').matches && pixelWidth > 0 && pixelHeight > 0) {
    const picture = new OffscreenCanvas(pixelWidth, pixelHeight);
    const context = picture.getContext('2d');
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    // It has all of a canvas's operations, but for those on its element and on focus.
    if (context) paint(context as unknown as CanvasRenderingContext2D);
    const shown = canvas.cloneNode() as HTMLCanvasElement;
    shown.getContext('bitmaprenderer')?.transferFromImageBitmap(picture.transferToImageBitmap());
    canvas.after(shown);
    canvas.style.display = 'none';
    onPaper.set(canvas, shown);
    return;
  }
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  if (context) paint(context);
}
