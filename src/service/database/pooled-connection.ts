import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient, QueryResultRow } from 'pg';
import { ConnectionBroken, isAway, OutcomeUnknown } from './database-trouble.ts';
import { onlyReads } from './only-reads.ts';
import { postgresTrouble } from './postgres-trouble.ts';

/** What a connection needs of its pool. */
interface Surroundings {
  /** how long a statement outside a transaction may take */
  statementMs: number;
  isBroken: (client: PoolClient) => boolean;
  /** a connection that was made after a moment of the process's clock */
  takeMadeAfter: (moment: number) => Promise<PoolClient>;
}

const BEGIN = CompiledQuery.raw('begin');

/** One use of a connection of the pool, for a statement or a transaction. */
export class PooledConnection implements DatabaseConnection {
  readonly #pool: Surroundings;
  /** null where it broke and there was no other */
  #client: PoolClient | null;
  #isInTransaction = false;
  /** The pool must not give it to another. */
  #isSpoiled = false;

  constructor(client: PoolClient, pool: Surroundings) {
    this.#client = client;
    this.#pool = pool;
  }

  /** @throws DatabaseTrouble where it is the database that fails, or the way there; else the server's error */
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return !this.#isInTransaction && onlyReads(query) ? this.#runTwice(query) : this.#run(query);
  }

  async begin(): Promise<void> {
    // Nothing is done yet that could be done twice.
    await this.#runTwice(BEGIN);
    this.#isInTransaction = true;
  }

  /** @throws OutcomeUnknown */
  async commit(): Promise<void> {
    try {
      await this.#run(CompiledQuery.raw('commit'));
    } catch (error) {
      throw error instanceof ConnectionBroken ? new OutcomeUnknown(error.message, error.cause) : error;
    }
    this.#isInTransaction = false;
  }

  /** Never fails: the server rolls back where the connection ends, and the error before it is the one to report. */
  async rollBack(): Promise<void> {
    if (!this.#isSpoiled) await this.#run(CompiledQuery.raw('rollback')).catch(() => (this.#isSpoiled = true));
    this.#isInTransaction = false;
  }

  release(): void {
    this.#client?.release(this.#isSpoiled);
    this.#client = null;
    this.#isSpoiled = false;
  }

  streamQuery(): never {
    throw new Error('Rows of PostgreSQL are not streamed here.');
  }

  async #runTwice<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#run(query);
    } catch (error) {
      if (!(error instanceof ConnectionBroken)) throw error;
    }
    const brokeAt = performance.now();
    this.release();
    this.#client = await this.#pool.takeMadeAfter(brokeAt);
    return this.#run(query);
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const client = this.#client;
    if (client === null) throw new Error('The connection has been given back.');
    const limit = this.#isInTransaction ? {} : { query_timeout: this.#pool.statementMs };
    try {
      const answer = await client.query<Row & QueryResultRow>({ text: sql, values: [...parameters], ...limit });
      const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(answer.command);
      return { rows: answer.rows, ...(isWrite && { numAffectedRows: BigInt(answer.rowCount ?? 0) }) };
    } catch (error) {
      const trouble = postgresTrouble(error, this.#pool.isBroken(client));
      this.#isSpoiled ||= isAway(trouble);
      throw trouble ?? error;
    }
  }
}
