import type { RefObject } from 'react';
import { binRangeText } from '#dashboard/chart/bin-range-text.ts';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { PictureButtons } from '#dashboard/chart/picture/picture-buttons.tsx';
import { lookInFileName } from '#dashboard/findings/animals/looks.ts';
import { IN_FILE_NAME } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { meaningTexts } from './meaning-texts.ts';
import { farYearsText } from './far-years-note.tsx';
import { compareMessages } from './messages/compare-messages.ts';
import { compareColumns, compareRows } from '#dashboard/compare/model/compare-columns.ts';
import type { Comparison } from '#dashboard/compare/model/comparison.ts';
import type { UsedComparison } from '#dashboard/compare/model/use-comparison.ts';

interface CompareFilesProps {
  used: UsedComparison;
  comparison: Comparison;
  /** "Captures/h by week" */
  label: string;
  /** "Based on 210 sessions, 204 trap-nights", and which nights are unknown or left out */
  basis: readonly string[];
  /** marks the text of a file that lacks some sessions (`usePartMark`) */
  marked: (text: string) => string;
  drawings: RefObject<HTMLDivElement | null>;
}

/** What is drawn as CSV, and as a picture. */
export function CompareFiles({ used, comparison, label, basis, marked, drawings }: CompareFilesProps) {
  const words = useMessages(compareMessages);
  const { by, state, isWhole, subjects, far, finds } = used;
  const nameOf = (extension: string) =>
    fileName(
      `compare ${state.measure} by ${state.period}${lookInFileName(state.measure === 'captures' ? 'any' : state.looked)}${IN_FILE_NAME[state.empty]}${marked('') === '' ? '' : ' incomplete'}`,
      null,
      new Date(),
      extension,
    );
  const { bins } = comparison;
  const [first, last] = [bins[0], bins.at(-1)];
  const text = () => ({
    title: by === 'year' ? words.labelOf(subjects[0]?.name ?? '', label) : label,
    legend:
      state.plots === 'multiples'
        ? []
        : comparison.series.map(({ name }, index) => ({ name, colour: seriesColour(index) })),
    notes: [
      ...meaningTexts(words, state.measure, finds.counted),
      words.drawn,
      ...(state.moon === 'on' && by !== 'year' ? [words.moonDrawn] : []),
      ...(first === undefined || last === undefined
        ? []
        : [binRangeText({ from: first.from, to: last.to }, by === 'year')]),
      ...basis,
      ...(far.length === 0 ? [] : [farYearsText(words, far)]),
    ],
  });
  return (
    <p className={analysis.files}>
      <Button
        compact
        disabled={!isWhole}
        onClick={() =>
          runInSlices(
            encodedParts(
              rowsAsCsv(
                compareColumns(state.measure, by, { taxa: finds.counted, look: state.looked }),
                compareRows(comparison),
                { forExcel: false },
              ),
            ),
            (parts) => saveFile(nameOf('csv'), 'text/csv', parts),
          )
        }
      >
        {marked(words.csv)}
      </Button>
      {state.table === 'off' && (
        <PictureButtons
          drawings={drawings}
          text={text}
          disabled={!isWhole}
          onSave={(extension, type, content) => saveFile(nameOf(extension), type, [content])}
        />
      )}
    </p>
  );
}
