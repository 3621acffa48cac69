import type { ExportOptions } from '#contract/export-request.ts';

/** A coordinate of a file, in decimal degrees: rounded where the order asks for it, else exact. */
export function roundedCoordinate(degrees: number, { coordinate_digits }: ExportOptions): number {
  return coordinate_digits === undefined ? degrees : Number(degrees.toFixed(coordinate_digits));
}
