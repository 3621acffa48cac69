/** Whether `work` succeeds or fails within some milliseconds. */
export function settlesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve(true);
    };
    work.then(end, end);
  });
}
