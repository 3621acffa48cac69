import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import type { StorageSource } from '#contract/records/storage-source.ts';

const format = perLanguage((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** Captures per file; null if either is not reported or there are no files. */
export function capturesPerFile({ total_files_indexed: files, total_captures_indexed: captures }: StorageSource) {
  return files === null || captures === null || files === 0 ? null : captures / files;
}

/** "1.00". */
export function ratioText(ratio: number): string {
  return format().format(ratio);
}
