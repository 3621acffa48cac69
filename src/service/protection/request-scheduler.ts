import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LARGEST_PAGE, USUAL_PAGE } from '#contract/list-parameters.ts';
import { UnreadAnswers } from './unread-answers.ts';

/**
 * Limit for concurrent data requests, counted until the first byte of the answer: also the number of connections to an
 * upstream.
 */
const MOST_IN_WORK = 32;
/** Limit for pipelined requests per connection. Browsers and proxies do not pipeline. */
const MOST_AHEAD = 100;

export interface TurnOptions {
  /** time without traffic before an answer begins */
  connectionTimeoutMs: number;
  /** A connection whose client reads nothing of its answer for this long is closed. */
  unreadMs: number;
  /** limit for unread answers in bytes, all connections together */
  unreadBytes: number;
  /** A request that has waited in the queue for this long is answered with 503. */
  waitMs: number;
}

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  sinceMs: number;
}

interface Connection {
  socket: Socket;
  /** the request in progress */
  answered: IncomingMessage | null;
  waiting: Waiting[];
  /** virtual finish time of its last request */
  end: number;
  /** runs once all its requests are answered */
  atEnd: (() => void) | null;
}

/**
 * Schedules requests. Node emits all pipelined requests of a connection at once; here a connection is answered one
 * request after the other. Among connections the one with the least requested work goes first: work is counted in
 * requested records, times the number of its pipelined requests (weighted fair queueing). Between two data requests the
 * process polls for new ones, so that a new client does not wait behind thousands.
 */
export class RequestScheduler {
  readonly #options: TurnOptions;
  readonly #connections = new WeakMap<Socket, Connection>();
  /** connections whose next data request is ready */
  readonly #ready = new Set<Connection>();
  readonly #begin = new WeakMap<ServerResponse, () => void>();
  readonly #late = new WeakSet<IncomingMessage>();
  readonly #untaken: UnreadAnswers;
  #handle: RequestListener = () => {};
  #inWork = 0;
  #isAboutToWork = false;
  #looksForLate = false;
  /** number of polls for new requests before the next one is answered */
  #looks = 0;
  /** virtual time of the scheduler */
  #progress = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
    this.#untaken = new UnreadAnswers(options.unreadBytes);
  }

  /** Wraps `handle` in the scheduler. */
  before(handle: RequestListener): RequestListener {
    this.#handle = handle;
    return (request, response) => this.#take(request, response);
  }

  /**
   * The answer is complete, or its stream has started: its work is done, and the rest depends on the client's reading.
   */
  answerBegins(response: ServerResponse): void {
    this.#begin.get(response)?.();
  }

  /** Whether the request has waited in the queue for longer than `waitMs`. */
  isLate(request: IncomingMessage): boolean {
    return this.#late.has(request);
  }

  /**
   * Runs `work`, which answers an unparsable request, after the answers to the connection's valid ones; at once where
   * the fault is in the body of the current request.
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
    // Backpressure: further pipelined requests stay in the system's buffers, and then with the sender.
    if (connection.answered !== null || connection.waiting.length > 1) socket.pause();
    else this.#offer(connection);
  }

  /** Takes the connection's next request: at once where it is cheap, else in its turn. */
  #offer(connection: Connection): void {
    const [next] = connection.waiting;
    if (next === undefined) return;
    if (asksForData(next.request.url ?? '')) {
      this.#ready.add(connection);
      this.#workSoon();
    } else this.#answer(connection, () => {});
  }

  #workSoon(): void {
    if (this.#ready.size === 0) return;
    if (this.#inWork >= MOST_IN_WORK) this.#lookForLateSoon();
    else if (!this.#isAboutToWork) {
      this.#isAboutToWork = true;
      this.#workAfterLooks();
    }
  }

  /** While all slots are busy: finds requests that have waited too long. A slot that is free begins the next one itself. */
  #lookForLateSoon(): void {
    if (this.#looksForLate) return;
    this.#looksForLate = true;
    setTimeout(() => {
      this.#looksForLate = false;
      this.#refuseLate();
      this.#workSoon();
    }, this.#options.waitMs / 10).unref();
  }

  /** In each round of the event loop Node accepts at most one new connection: after long work many may be pending. */
  #workAfterLooks(): void {
    setImmediate(() => {
      this.#looks -= 1;
      if (this.#looks > 0) this.#workAfterLooks();
      else this.#work();
    });
  }

  #work(): void {
    this.#isAboutToWork = false;
    this.#refuseLate();
    if (this.#inWork < MOST_IN_WORK) this.#answerCheapest();
    this.#workSoon();
  }

  #refuseLate(): void {
    for (const connection of this.#ready) {
      const [next] = connection.waiting;
      if (next === undefined || performance.now() - next.sinceMs < this.#options.waitMs) continue;
      this.#ready.delete(connection);
      this.#late.add(next.request);
      this.#answer(connection, () => {});
    }
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
    this.#looks = recordsOf(cheapest) / USUAL_PAGE;
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
      // The client has left; its pipelined requests are dropped.
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
      // Node restarts this time-out when the system has taken a part of the answer.
      socket.setTimeout(this.#options.unreadMs);
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

/** Whether a request is for data, which has to be read or generated, and not for a file of the dashboard. */
function asksForData(url: string): boolean {
  try {
    return /^\/(api|media)(\/|\?|$)/.test(decodeURIComponent(url.split('?', 1)[0] ?? ''));
  } catch {
    return false;
  }
}

/** The cost of a request in records; any other data request costs about as much as a page without a limit. */
function recordsOf({ waiting }: Connection): number {
  const asked = Number(/[?&]limit=(\d{1,9})(&|$)/.exec(waiting[0]?.request.url ?? '')?.[1] ?? USUAL_PAGE);
  return Math.min(Math.max(asked, USUAL_PAGE), LARGEST_PAGE);
}
