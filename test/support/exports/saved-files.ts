import { vi } from 'vitest';

/** The files that the page saves from now on. */
export function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  return files;
}
