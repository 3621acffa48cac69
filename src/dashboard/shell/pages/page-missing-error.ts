/** A page's script or style did not come: no fault of the page. */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError';
}
