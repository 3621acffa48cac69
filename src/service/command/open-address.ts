interface Screen {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  /** whether standard output is a terminal */
  isTerminal: boolean;
}

/** Whether someone sits at this machine who would see a browser: not with a service, a scheduled task, or over SSH. */
export function maySeeBrowser({ platform, environment, isTerminal }: Screen): boolean {
  const has = (name: string) => Boolean(environment[name]);
  if (!isTerminal || ['CI', 'SSH_CONNECTION', 'SSH_TTY'].some(has)) return false;
  if (platform === 'win32' || platform === 'darwin') return true;
  return ['DISPLAY', 'WAYLAND_DISPLAY', 'WSL_DISTRO_NAME'].some(has);
}

/** Opens an address in the user's browser. Where that fails, the address is on the terminal. */
export async function openAddress(address: string): Promise<void> {
  // Imported here: a process that watches a service without a screen for months needs none of it.
  const { default: open } = await import('open');
  await open(address).catch(() => {});
}
