import type { ReactNode, RefObject } from 'react';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { PictureButtons } from '#dashboard/chart/picture/picture-buttons.tsx';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { SEASON_COLUMNS, seasonRows } from '#dashboard/taxa/season/model/season-columns.ts';
import type { TaxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { runInSlices } from '#dashboard/work/slices.ts';
import { seasonMessages } from './messages/season-messages.ts';

interface SeasonFilesProps {
  /** the taxon's name */
  name: string;
  season: TaxonSeason;
  /** filters and what it is based on, below a picture */
  notes: readonly string[];
  isWhole: boolean;
  /** null where the table is shown */
  drawings: RefObject<HTMLDivElement | null> | null;
  /** after them */
  children: ReactNode;
}

/** What is drawn as CSV, and as a picture. */
export function SeasonFiles({ name, season, notes, isWhole, drawings, children }: SeasonFilesProps) {
  const words = useMessages(seasonMessages);
  // The same in every language.
  const nameOf = (extension: string) => fileName(`season of ${name}`, null, new Date(), extension);
  const text = () => ({
    title: words.labelOf(name),
    legend: season.lines.map(({ year }, index) => ({ name: String(year), colour: seriesColour(index) })),
    notes: [words.about, words.drawn, ...notes],
  });
  return (
    <p className={analysis.files}>
      <Button
        compact
        disabled={!isWhole}
        onClick={() =>
          runInSlices(encodedParts(rowsAsCsv(SEASON_COLUMNS, seasonRows(season), { forExcel: false })), (parts) =>
            saveFile(nameOf('csv'), 'text/csv', parts),
          )
        }
      >
        {words.csv}
      </Button>
      {drawings !== null && (
        <PictureButtons
          drawings={drawings}
          text={text}
          disabled={!isWhole}
          onSave={(extension, type, content) => saveFile(nameOf(extension), type, [content])}
        />
      )}
      {children}
    </p>
  );
}
