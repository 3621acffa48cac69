/** Six digits that differ for every id below a million. */
export function microseconds(id: number): string {
  return String((id * 77_777) % 1_000_000).padStart(6, '0');
}
