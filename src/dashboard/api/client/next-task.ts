/**
 * Ends when the browser has had its turn: to draw, to answer a key. A message and not a timer, which browsers hold back
 * by 4 ms, and in hidden tabs by a second and more; nor `scheduler.yield`, which would go before React's own work.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
