import { SHOWN_LENGTH } from '#dashboard/api/http/web-address.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import type { Difference } from './verify-export.ts';

interface DifferenceTableProps {
  /** accessible name */
  label: string;
  /** what the export is compared with: "Job" */
  other: string;
  differences: readonly Difference[];
}

/** A table of an export's values and those that differ. */
export function DifferenceTable({ label, other, differences }: DifferenceTableProps) {
  const words = useMessages(exportsMessages);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.ofExport}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.what}>
            <th scope="row">{words.compared[difference.what]}</th>
            <td>{shownText(difference.export) ?? words.notReported}</td>
            <td>{shownText(difference.other) ?? words.notReported}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shownText(value: string | null): string | undefined {
  return value?.slice(0, SHOWN_LENGTH);
}
