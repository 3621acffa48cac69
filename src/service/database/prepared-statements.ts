import type { CompiledQuery, QueryResult } from 'kysely';
import type Libsql from 'libsql';

/** More than the service has of them; what a load writes in ever new lengths goes again. */
const KEPT = 200;
/** Statements of whole batches are long and seldom come again. */
const LONGEST_KEPT = 4_000;

interface Prepared {
  statement: Libsql.Statement;
  /** answers with rows */
  reader: boolean;
}

/** A connection's statements, prepared once: that costs as much as running a short one. */
export class PreparedStatements {
  readonly #connection: Libsql.Database;
  /** by their text, the least recently used first */
  readonly #kept = new Map<string, Prepared>();

  constructor(connection: Libsql.Database) {
    this.#connection = connection;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const prepared = this.#take(sql);
    const { statement, reader } = prepared;
    // One that fails is not kept: libsql does not reset it.
    const result = reader ? { rows: statement.all(parameters) as Row[] } : runWrite<Row>(statement, parameters);
    if (sql.length <= LONGEST_KEPT) this.#keep(sql, prepared);
    return result;
  }

  #take(sql: string): Prepared {
    const kept = this.#kept.get(sql);
    this.#kept.delete(sql);
    if (kept !== undefined) return kept;
    const statement = this.#connection.prepare(sql);
    return { statement, reader: statement.reader };
  }

  #keep(sql: string, prepared: Prepared): void {
    this.#kept.set(sql, prepared);
    if (this.#kept.size <= KEPT) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

function runWrite<Row>(statement: Libsql.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}
