import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { UnreadAnswers } from './unread-answers.ts';

/** Data requests in work at once, until the first byte of the answer: also the number of connections to an upstream. */
const MOST_IN_WORK = 32;
/** Of these, orders and cancellations. */
const MOST_WRITES = 4;
/** Previews of pages made at once. A document without one is sent at once, and shown by its scripts. */
const MOST_PREVIEWS = 4;
/** With more requests in the queue no preview is made. */
const BUSY_WAITING = 16;
/** Begun in a round of the event loop. In each round Node accepts one new connection, and reads what others sent. */
const MOST_A_ROUND = 4;
/** Limit for pipelined requests per connection. Browsers and proxies do not pipeline. */
const MOST_AHEAD = 100;

export interface QueueOptions {
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
  /** called when its answer begins */
  begin: () => void;
  /** called when it needs its place in the queue no more */
  leave: () => void;
  waiting: Waiting[];
  /** runs once all its requests are answered */
  atEnd: (() => void) | null;
}

/**
 * The queue of data requests: bounded, and fair by connection. Node emits all pipelined requests of a connection at once;
 * here a connection is answered one request after the other, and then it goes to the end of the queue. Orders and
 * cancellations have a queue of their own, so that no reader waits for many of them.
 */
export class RequestQueue {
  readonly #options: QueueOptions;
  readonly #connections = new WeakMap<Socket, Connection>();
  /** connections whose next request reads data, in the sequence in which these became ready */
  readonly #readers = new Set<Connection>();
  /** connections whose next request changes data */
  readonly #writers = new Set<Connection>();
  readonly #late = new WeakSet<IncomingMessage>();
  readonly #untaken: UnreadAnswers;
  #handle: RequestListener = () => {};
  #inWork = 0;
  #writes = 0;
  #previews = 0;
  /** requests begun in this round of the event loop, of which one at most changes data */
  #begun = 0;
  #hasWritten = false;
  #isRoundEnding = false;
  #looksForLate = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#untaken = new UnreadAnswers(options.unreadBytes);
  }

  /** Wraps `handle` in the queue. */
  before(handle: RequestListener): RequestListener {
    this.#handle = handle;
    return (request, response) => this.#take(request, response);
  }

  /**
   * The answer is complete, or its stream has started: its work is done, and the rest depends on the client's reading.
   */
  answerBegins(response: ServerResponse): void {
    this.#inProgress(response)?.begin();
  }

  /** The request waits for something else than data, in a queue of its own, and others take its place here. */
  leavePlace(response: ServerResponse): void {
    this.#inProgress(response)?.leave();
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

  /**
   * Takes a place for the preview of a page, whose requests are answered within the process.
   *
   * @returns a function that leaves it; null where the service is busy
   */
  enterPreview(): (() => void) | null {
    const isBusy = this.#readers.size + this.#writers.size > BUSY_WAITING || this.#inWork >= MOST_IN_WORK;
    if (isBusy || this.#previews >= MOST_PREVIEWS) return null;
    this.#previews += 1;
    this.#inWork += 1;
    return () => {
      this.#previews -= 1;
      this.#inWork -= 1;
      this.#beginSoon();
    };
  }

  /** The connection of a response; undefined where another request of it is in progress. */
  #inProgress({ req }: ServerResponse): Connection | undefined {
    const connection = this.#connections.get(req.socket);
    return connection?.answered === req ? connection : undefined;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#connections.get(socket) ?? {
      socket,
      answered: null,
      begin: () => {},
      leave: () => {},
      waiting: [],
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

  /** The connection's next request: queued where it is for data, else answered at once. */
  #offer(connection: Connection): void {
    const [next] = connection.waiting;
    if (next === undefined) return;
    if (!asksForData(next.request.url ?? '')) return this.#answer(connection, () => {});
    (isRead(next.request) ? this.#readers : this.#writers).add(connection);
    this.#beginSoon();
  }

  /** Begins what this round of the event loop has room for, at once; the rest in later rounds. */
  #beginSoon(): void {
    if (this.#readers.size + this.#writers.size === 0) return;
    if (!this.#mayRead() && !this.#mayWrite()) return this.#lookForLateSoon();
    while (this.#begun < MOST_A_ROUND && (this.#mayWrite() || this.#mayRead())) {
      this.#begun += 1;
      if (this.#mayWrite()) {
        this.#hasWritten = true;
        this.#beginWrite();
        continue;
      }
      const [next] = this.#readers;
      // Others begin in the next round: by then an answer from an SQLite file is complete, and its records are freed.
      if (LARGE_PAGE.test(next?.waiting[0]?.request.url ?? '')) this.#begun = MOST_A_ROUND;
      this.#beginRead();
    }
    this.#endRoundSoon();
  }

  #endRoundSoon(): void {
    if (this.#isRoundEnding) return;
    this.#isRoundEnding = true;
    setImmediate(() => {
      this.#isRoundEnding = false;
      this.#begun = 0;
      this.#hasWritten = false;
      this.#refuseLate();
      this.#beginSoon();
    });
  }

  #mayRead(): boolean {
    return this.#readers.size > 0 && this.#inWork < MOST_IN_WORK;
  }

  #mayWrite(): boolean {
    const hasRoom = this.#inWork < MOST_IN_WORK && this.#writes < MOST_WRITES;
    return this.#writers.size > 0 && hasRoom && !this.#hasWritten;
  }

  #beginRead(): void {
    this.#beginFirst(this.#readers, () => {});
  }

  #beginWrite(): void {
    this.#writes += 1;
    this.#beginFirst(this.#writers, () => (this.#writes -= 1));
  }

  #beginFirst(queue: Set<Connection>, done: () => void): void {
    for (const connection of queue) {
      queue.delete(connection);
      this.#inWork += 1;
      return this.#answer(connection, () => {
        this.#inWork -= 1;
        done();
        this.#beginSoon();
      });
    }
  }

  /** While all places are taken: finds requests that have waited too long. A place that is left begins the next one itself. */
  #lookForLateSoon(): void {
    if (this.#looksForLate) return;
    this.#looksForLate = true;
    setTimeout(() => {
      this.#looksForLate = false;
      this.#refuseLate();
      this.#beginSoon();
    }, this.#options.waitMs / 10).unref();
  }

  #refuseLate(): void {
    for (const queue of [this.#readers, this.#writers]) {
      for (const connection of queue) {
        const [next] = connection.waiting;
        if (next === undefined || performance.now() - next.sinceMs < this.#options.waitMs) continue;
        queue.delete(connection);
        this.#late.add(next.request);
        this.#answer(connection, () => {});
      }
    }
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
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      done();
    };
    connection.leave = leave;
    connection.begin = () => {
      leave();
      // Node restarts this time-out when the system has taken a part of the answer.
      socket.setTimeout(this.#options.unreadMs);
      this.#untaken.add(socket);
    };
    response.once('close', () => {
      leave();
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

/** A list's page of a hundred records or more. */
const LARGE_PAGE = /[?&]limit=\d{3}/;

/** Its body is an order, but it changes nothing. */
const COUNT_OF_ORDER = /^\/api\/v2\/exports\/count\/?(\?|$)/;

function isRead({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || COUNT_OF_ORDER.test(url);
}
