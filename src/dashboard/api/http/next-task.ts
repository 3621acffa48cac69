/**
 * Resolves in a later task, so that the browser can paint and handle input in between. Uses a message because browsers
 * delay timers by 4 ms, and in hidden tabs by a second or more; and because `scheduler.yield` would run before React's own
 * work.
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
