/** Why a database is not used, in a sentence for whoever starts the service. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}
