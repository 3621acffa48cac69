/** What a matrix is painted with: a canvas, or a drawing that has the same. */
export interface HeatCanvas extends Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textBaseline' | 'fillRect' | 'fillText'
> {
  measureText: (text: string) => Pick<TextMetrics, 'width'>;
}
