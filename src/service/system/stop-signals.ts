/**
 * What asks a process to stop: Ctrl C; a supervisor; the window of the terminal was closed, also on Windows, where the
 * process has ten seconds then; Ctrl Break, which only Windows has.
 */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/**
 * Whether a process hands these on to its children. On Windows a console sends them to all its processes, and there
 * `kill` ends a process at once, whatever the signal.
 */
export function handsSignalsOn(platform: NodeJS.Platform): boolean {
  return platform !== 'win32';
}
