import { SHOWN_LENGTH } from '#dashboard/api/client/web-address.ts';
import type { Difference } from './verify-export.ts';

interface DifferenceTableProps {
  /** accessible name */
  label: string;
  /** what the export is compared with: "Its job" */
  other: string;
  differences: readonly Difference[];
}

/** A table of an export's values and those that differ. */
export function DifferenceTable({ label, other, differences }: DifferenceTableProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Export</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.what}>
            <th scope="row">{difference.what}</th>
            <td>{shownText(difference.export)}</td>
            <td>{shownText(difference.other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shownText(value: string | null): string {
  return value?.slice(0, SHOWN_LENGTH) ?? 'not reported';
}
