/**
 * npm runs a script through a shell, and when npm is told to end it ends that shell and not what runs in it. This
 * tells the process itself (SIGTERM) once the shell that started it is gone. Started without npm, nothing happens.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
}
