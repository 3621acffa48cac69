/** Ends after some milliseconds. @throws the signal's reason as soon as it is aborted */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}
