import type { RefObject } from 'react';
import { PictureButtons } from '#dashboard/chart/picture/picture-buttons.tsx';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { runInSlices } from '#dashboard/work/slices.ts';
import type { AccumulationPoint } from './accumulation.ts';
import { accumulationColumns } from './accumulation-columns.ts';
import { accumulationMessages } from '#dashboard/species/accumulation/messages/accumulation-messages.ts';
import type { CountedRank } from './taxa-at-rank.ts';

interface AccumulationFilesProps {
  points: readonly AccumulationPoint[];
  drawings: RefObject<HTMLElement | null>;
  /** "Species by trap-nights" */
  label: string;
  /** "Trap 4, Denmark" */
  of: string;
  /** what the curves are based on, a sentence each */
  basis: readonly string[];
  rank: CountedRank;
  /** whether the plot is shown, which pictures are made of */
  isDrawn: boolean;
}

/** The curves as CSV, and as a picture. */
export function AccumulationFiles({ points, drawings, label, of, basis, rank, isDrawn }: AccumulationFilesProps) {
  const words = useMessages(accumulationMessages);
  const nameOf = (extension: string) =>
    fileName(`accumulation ${rank.toLowerCase()} ${of}`, null, new Date(), extension);
  const text = () => ({
    title: words.titleOf(label, of),
    legend: [words.observed, words.expected].map((name, index) => ({ name, colour: seriesColour(index) })),
    notes: [...basis, words.means],
  });
  return (
    <p className={analysis.files}>
      <Button
        compact
        disabled={points.length === 0}
        onClick={() =>
          runInSlices(encodedParts(rowsAsCsv(accumulationColumns, points, { forExcel: false })), (parts) =>
            saveFile(nameOf('csv'), 'text/csv', parts),
          )
        }
      >
        {words.csv}
      </Button>
      {isDrawn && (
        <PictureButtons
          drawings={drawings}
          text={text}
          disabled={points.length === 0}
          onSave={(extension, type, content) => saveFile(nameOf(extension), type, [content])}
        />
      )}
    </p>
  );
}
