import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npmOutput } from '#scripts/run-command.mjs';

/** A folder with an SQLite database of that many sessions, created if missing. */
export function madeFolder(sessions: number): { folder: string; file: string } {
  const folder = resolve('build', 'bench', String(sessions));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'noctuary.sqlite');
  if (!existsSync(file)) fillWithSessions(sessions, { NOCTUARY_DATA: folder });
  return { folder, file };
}

/** Fills the database that `settings` name with that many sessions, for measurements only. */
export function fillWithSessions(sessions: number, settings: Record<string, string>): void {
  npmOutput(['run', '--silent', 'bench', '--', 'fill', String(sessions)], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
}
