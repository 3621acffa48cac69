import type { PlatformPath } from 'node:path';

/** What decides where a program's data belongs. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  /** absolute path of the user's folder */
  home: string;
  path: Pick<PlatformPath, 'isAbsolute' | 'join'>;
}

/** The folder that this system has for the data of a user's program. */
export function usualDataFolder({ platform, environment, home, path }: Machine): string {
  const named = (name: string): string | null => {
    const { [name]: folder = '' } = environment;
    // The standard of XDG_DATA_HOME leaves a relative path out of account.
    return path.isAbsolute(folder) ? folder : null;
  };
  if (platform === 'win32') return path.join(named('LOCALAPPDATA') ?? path.join(home, 'AppData', 'Local'), 'Noctuary');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Noctuary');
  return path.join(named('XDG_DATA_HOME') ?? path.join(home, '.local', 'share'), 'noctuary');
}
