import type { Socket } from 'node:net';

/** Memory of a stream and its compressor, besides the buffer of its socket. */
const STREAM_BYTES = 512 * 1_024;

/**
 * The answers that have begun and are not completely read yet. Where they add up to more than `mostBytes`, connections
 * are closed until they do not: first the one without progress for the longest time.
 */
export class UnreadAnswers {
  readonly #mostBytes: number;
  /** bytes read at the last check; the longest without progress first */
  readonly #taken = new Map<Socket, number>();

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  add(socket: Socket): void {
    this.#closeSlowest();
    this.#taken.set(socket, takenBytes(socket));
  }

  delete(socket: Socket): void {
    this.#taken.delete(socket);
  }

  #closeSlowest(): void {
    let heldBytes = 0;
    const moving: [Socket, number][] = [];
    for (const [socket, before] of this.#taken) {
      heldBytes += bytesHeldBy(socket);
      const taken = takenBytes(socket);
      if (taken !== before) moving.push([socket, taken]);
    }
    for (const [socket, taken] of moving) {
      this.#taken.delete(socket);
      this.#taken.set(socket, taken);
    }
    for (const socket of this.#taken.keys()) {
      if (heldBytes <= this.#mostBytes) return;
      heldBytes -= bytesHeldBy(socket);
      this.#taken.delete(socket);
      socket.destroy(new Error('Too many bytes wait to be taken.'));
    }
  }
}

function takenBytes(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}

/** Zero where the client reads everything at once. */
function bytesHeldBy({ writableLength, writableNeedDrain }: Socket): number {
  return writableLength + (writableNeedDrain ? STREAM_BYTES : 0);
}
