import { Button } from '#dashboard/ui/controls/button.tsx';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { columnsAsCsv } from '#dashboard/list/files/columns-as-csv.ts';
import { fileColumns } from '#dashboard/list/files/file-columns.ts';
import type { PanelProps } from '#dashboard/list/bar/lazy-panels.ts';
import classes from './panel.module.css';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { rowsAsGeojson } from '#dashboard/list/files/rows-as-geojson.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { runInSlices, type Work } from '#dashboard/work/slices.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** The panel that downloads all rows of the table, with its columns and ordering. */
export function DownloadPanel<Rec extends { id: number }>({ list, onClose }: PanelProps<Rec>) {
  const { definition, carried } = list;
  const { shown, source, whole, count, loaded, isFetching, arranging } = list.rows;
  const { title, noun, places } = definition;
  const columns = fileColumns(definition, list.layout.columns);
  const [forExcel, setForExcel] = useLocalStorage({
    key: storageKeys.csvForExcel,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [writing, setWriting] = useState(false);
  const rounded = places?.roundedByM ?? null;
  const project = useWholeList('projects').data?.records.find(({ id }) => String(id) === carried['project']);

  const isReading = !whole && isFetching;
  const reason = whyNot({ isReading, isThere: shown.length > 0, arranging });
  // A filtered list is complete; a list that is not loaded to its end is not.
  const part =
    whole && loaded?.records.length === count ? '' : ` ${numberText(shown.length)} of ${numberText(count ?? 0)}`;
  const save = (extension: string, type: string, work: Work<string[]>, what = '') => {
    setWriting(true);
    const give = (parts: readonly BlobPart[]) => {
      const name = project === undefined ? (carried['project'] ?? null) : project.name;
      const subject = `${rounded === null ? title : `${title} within ${rounded} m`}${what}`;
      saveFile(fileName(subject, name, new Date(), extension, list.filters.inForce), type, parts);
      onClose();
    };
    runInSlices(encodedParts(work), give, (error) => {
      setWriting(false);
      throw error;
    });
  };
  const disabled = reason !== null || writing;
  return (
    <div className={classes.panel}>
      <div className={classes.title}>
        <h2>Download</h2>
      </div>
      <p className={classes.hint}>
        {source === 'served' ? 'The first ' : ''}
        {countNoun(shown.length, noun)} as the table shows them, in its order, in {columns.length} columns with the ids.
        Numbers have a decimal point, dates are ISO 8601, what is unknown is empty.
      </p>
      {rounded !== null && (
        <p className={classes.hint}>
          <strong>Places are rounded, each by up to {numberText(rounded)} m; the file’s name says so.</strong>
        </p>
      )}
      {reason !== null && <p className={classes.hint}>{reason}</p>}
      {reason === null && part !== '' && (
        <p className={classes.hint}>
          <strong>This is not the whole collection:{part} were read.</strong>
        </p>
      )}
      <div className={classes.foot}>
        <label className={classes.label}>
          <input
            type="checkbox"
            checked={forExcel}
            onChange={({ currentTarget }) => setForExcel(currentTarget.checked)}
          />
          <span title="Begins the file with a mark without which Excel misreads é and ø.">CSV for Excel</span>
        </label>
        <Button
          disabled={disabled}
          onClick={() => save('csv', 'text/csv;charset=utf-8', rowsAsCsv(columns, shown, { forExcel }))}
        >
          Download{part} as CSV
        </Button>
        <Button
          title="A CSV file that says of each column what it holds, its unit, and where it comes from"
          onClick={() => save('csv', 'text/csv;charset=utf-8', columnsAsCsv(columns, { forExcel }), ' columns')}
        >
          Columns of this file
        </Button>
        {places !== undefined && (
          <Button
            disabled={disabled}
            onClick={() =>
              save('geojson', 'application/geo+json', rowsAsGeojson(columns.slice(0, -1), shown, places.of))
            }
          >
            Download{part} as GeoJSON
          </Button>
        )}
      </div>
    </div>
  );
}

function whyNot(state: { isReading: boolean; isThere: boolean; arranging: boolean }): string | null {
  if (state.isReading) return 'The list is still being read: wait for its end, or cancel to take what has come.';
  if (state.arranging) return 'The list is still being sorted.';
  return state.isThere ? null : 'There is nothing to download.';
}
