/** The result of an export's job, which is open in the interface (spec 2.8): the checksum of its file, once it is whole. */
export function exportResult(sha256: string | null): { sha256: string } | null {
  return sha256 === null ? null : { sha256 };
}
