/** A page's script or style could not be loaded, which is not an error of the page itself. */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError';
}
