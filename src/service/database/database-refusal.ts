/** The database cannot be used; the message tells the operator why. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}
