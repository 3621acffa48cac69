import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { UntakenAnswers } from './untaken-answers.ts';

/** Requests for data that are being answered at once, up to the first byte: as many as an upstream is asked at once. */
const MOST_IN_WORK = 32;
/** Requests that a connection may send before it has read their answers. Browsers and proxies send none ahead. */
const MOST_AHEAD = 100;
/** Records of a page that names no limit; about what any other request for data costs, too. */
const USUAL_RECORDS = 20;
const MOST_RECORDS = 1_000;

export interface TurnOptions {
  /** silence on a connection until its answer begins */
  connectionTimeoutMs: number;
  /** A connection whose client reads nothing of its answer for this long is closed. */
  untakenMs: number;
  /** bytes of answers that wait to be taken, all connections together */
  untakenBytes: number;
  /** A request that has waited so long for its turn is answered with 503. */
  waitMs: number;
}

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  sinceMs: number;
}

interface Connection {
  socket: Socket;
  /** the request that is being answered */
  answered: IncomingMessage | null;
  waiting: Waiting[];
  /** where its last request ended in the shared measure of work */
  end: number;
  /** what is done once all it has sent is answered */
  atEnd: (() => void) | null;
}

/**
 * Whose request is answered next. Node hands over all that a connection sends ahead at once; here a connection is
 * answered one request after the other, and among connections the one goes first that has asked for the least: work
 * is counted in records asked for, times what its connection sends ahead (weighted fair queueing). Between two
 * requests for data the process looks for new ones, so that a reader who comes now does not wait behind thousands.
 */
export class AnswerTurns {
  readonly #options: TurnOptions;
  readonly #connections = new WeakMap<Socket, Connection>();
  /** those with a request for data that may be answered now */
  readonly #ready = new Set<Connection>();
  readonly #begin = new WeakMap<ServerResponse, () => void>();
  readonly #late = new WeakSet<IncomingMessage>();
  readonly #untaken: UntakenAnswers;
  #handle: RequestListener = () => {};
  #inWork = 0;
  #isAboutToWork = false;
  /** how often to look for new requests before the next one is answered */
  #looks = 0;
  /** how much of its work a connection that asks all the time has had done by now */
  #progress = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
    this.#untaken = new UntakenAnswers(options.untakenBytes);
  }

  /** What a server's requests go to instead of `handle`. */
  before(handle: RequestListener): RequestListener {
    this.#handle = handle;
    return (request, response) => this.#take(request, response);
  }

  /** The answer is whole, or a stream of it is: its work is done, and from now on it is the client's to take it. */
  answerBegins(response: ServerResponse): void {
    this.#begin.get(response)?.();
  }

  /** Whether the request has waited for its turn for longer than `waitMs`. */
  isLate(request: IncomingMessage): boolean {
    return this.#late.has(request);
  }

  /**
   * Runs `work`, which answers what cannot be read of this connection, after the answers to what could; at once where
   * it is the body of the request that is being answered.
   */
  afterAnswers(socket: Socket, work: () => void): void {
    const connection = this.#connections.get(socket);
    const isIdle = connection === undefined || (connection.answered === null && connection.waiting.length === 0);
    if (isIdle || connection.answered?.complete === false) return work();
    socket.pause();
    connection.atEnd ??= work;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#connections.get(socket) ?? {
      socket,
      answered: null,
      waiting: [],
      end: 0,
      atEnd: null,
    };
    this.#connections.set(socket, connection);
    connection.waiting.push({ request, response, sinceMs: performance.now() });
    if (connection.waiting.length > MOST_AHEAD) {
      socket.destroy();
      return;
    }
    // What is sent ahead stays in the system's buffers, and with them at its sender.
    if (connection.answered !== null || connection.waiting.length > 1) socket.pause();
    else this.#offer(connection);
  }

  /** The connection's next request: at once where it costs nothing, else when it is its turn. */
  #offer(connection: Connection): void {
    const [next] = connection.waiting;
    if (next === undefined) return;
    if (asksForData(next.request.url ?? '')) {
      this.#ready.add(connection);
      this.#workSoon();
    } else this.#answer(connection, () => {});
  }

  #workSoon(): void {
    if (this.#isAboutToWork || this.#ready.size === 0) return;
    this.#isAboutToWork = true;
    if (this.#inWork < MOST_IN_WORK) this.#workAfterLooks();
    // All are busy: look whether a request has waited too long.
    else setTimeout(() => this.#work(), this.#options.waitMs / 10).unref();
  }

  /** Each time round, Node takes at most one new connection: after long work there may be many. */
  #workAfterLooks(): void {
    setImmediate(() => {
      this.#looks -= 1;
      if (this.#looks > 0) this.#workAfterLooks();
      else this.#work();
    });
  }

  #work(): void {
    this.#isAboutToWork = false;
    for (const connection of this.#ready) {
      const [next] = connection.waiting;
      if (next === undefined || performance.now() - next.sinceMs < this.#options.waitMs) continue;
      this.#ready.delete(connection);
      this.#late.add(next.request);
      this.#answer(connection, () => {});
    }
    if (this.#inWork < MOST_IN_WORK) this.#answerCheapest();
    this.#workSoon();
  }

  #answerCheapest(): void {
    let cheapest: Connection | undefined;
    let least = Infinity;
    for (const connection of this.#ready) {
      const end = this.#endOf(connection);
      if (end >= least) continue;
      cheapest = connection;
      least = end;
    }
    if (cheapest === undefined) return;
    this.#progress += recordsOf(cheapest) / this.#ready.size;
    this.#looks = recordsOf(cheapest) / USUAL_RECORDS;
    cheapest.end = least;
    this.#ready.delete(cheapest);
    this.#inWork += 1;
    this.#answer(cheapest, () => {
      this.#inWork -= 1;
      this.#workSoon();
    });
  }

  #endOf(connection: Connection): number {
    return Math.max(this.#progress, connection.end) + recordsOf(connection) * connection.waiting.length;
  }

  #answer(connection: Connection, done: () => void): void {
    const { socket, waiting } = connection;
    const next = waiting.shift();
    if (next === undefined || socket.destroyed) {
      // Its client has left; what it sent ahead is dropped.
      waiting.length = 0;
      done();
      return;
    }
    const { request, response } = next;
    connection.answered = request;
    let hasBegun = false;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      done();
    };
    this.#begin.set(response, () => {
      begin();
      // Node starts the time again where the system has taken some of the answer.
      socket.setTimeout(this.#options.untakenMs);
      this.#untaken.add(socket);
    });
    response.once('close', () => {
      begin();
      this.#untaken.delete(socket);
      connection.answered = null;
      if (waiting.length <= 1 && connection.atEnd === null) socket.resume();
      if (waiting.length === 0) connection.atEnd?.();
      else this.#offer(connection);
    });
    socket.setTimeout(this.#options.connectionTimeoutMs);
    this.#handle(request, response);
  }
}

/** Whether a request is for what has to be read or made, and not for one of the dashboard's files. */
function asksForData(url: string): boolean {
  try {
    return /^\/(api|media)(\/|\?|$)/.test(decodeURIComponent(url.split('?', 1)[0] ?? ''));
  } catch {
    return false;
  }
}

function recordsOf({ waiting }: Connection): number {
  const asked = Number(/[?&]limit=(\d{1,9})(&|$)/.exec(waiting[0]?.request.url ?? '')?.[1] ?? USUAL_RECORDS);
  return Math.min(Math.max(asked, USUAL_RECORDS), MOST_RECORDS);
}
