import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which no whole head of a request has come yet. Browsers and load balancers open some in advance, and Node
 * takes them for busy: a server that closes would wait for them.
 */
export class UnusedConnections {
  readonly #sockets = new Set<Socket>();

  /** Of all connections that the server accepts from now on. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', ({ socket }) => this.#sockets.delete(socket));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
