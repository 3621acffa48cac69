/**
 * npm runs a script through a shell, and on a signal npm ends the shell but not its child. This sends SIGTERM to the
 * process itself once the shell that started it has ended. Without npm it does nothing.
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
