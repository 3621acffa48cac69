/** Names are kept, and plans of the server with them, so their number is limited. */
const MOST = 200;
/** As `idsOfPage` has it. */
const IDS = '= any((select $1::integer[])::integer[])';
/**
 * What the server says where it has no such statement, or another one under the name, as behind a pooler that changes
 * connections (PgBouncer before 1.21), or where a table was changed since.
 */
const LOST: ReadonlySet<unknown> = new Set(['26000', '42P05', '0A000']);

/**
 * Names of statements that read records by their ids, under which the server keeps their plans: to plan one takes it as long
 * as to run it. Whatever the ids are, the plan is the same; of other statements, with filters and limits, it is not.
 */
export class PlannedStatements {
  readonly #names = new Map<string, string>();
  #isKept = true;

  /** @returns undefined where the statement has no name: the server plans it each time */
  nameOf(sql: string, parameters: number): string | undefined {
    if (!this.#isKept) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MOST) return known;
    if (parameters !== 1 || !sql.includes(IDS)) return undefined;
    const name = `by_ids_${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }

  /** Whether an error is about the name, which nothing has from then on: the statement did not run. */
  isLost(error: unknown): boolean {
    const isLost = error instanceof Error && 'code' in error && LOST.has(error.code);
    if (isLost) this.#isKept = false;
    return isLost;
  }
}
