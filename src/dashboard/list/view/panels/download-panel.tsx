import { Button } from '#dashboard/ui/controls/button.tsx';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import type { Messages } from '#dashboard/list/view/panels/messages/en.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useNeedsAll } from '#dashboard/list/records/use-needs-all.ts';
import type { FilterInForce } from '#dashboard/list/model/filter-in-force.ts';
import type { ListRows, RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { filterFileText } from '#dashboard/list/files/filter-file-text.ts';
import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import { useMemo, useState } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { roundingText } from '#dashboard/ui/text/rounding-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { csvForm } from '#dashboard/list/files/csv-form.ts';
import { columnsAsCsv } from '#dashboard/list/files/columns-as-csv.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { fileColumns } from '#dashboard/list/files/file-columns.ts';
import type { PanelProps } from './panel-props.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './panel.module.css';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { rowsAsGeojson } from '#dashboard/list/files/rows-as-geojson.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { runInSlices, type Work } from '#dashboard/work/slices.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** The panel that downloads all rows of the table, with its columns and ordering. */
export function DownloadPanel<Rec extends { id: number }>({ list, onClose }: PanelProps<Rec>) {
  const words = useMessages(panelMessages);
  useNeedsAll(list);
  const { definition, carried } = list;
  const { shown, source, whole, isFetching, arranging } = list.rows;
  const { collection, noun, places } = definition;
  const { fileTitle: title = collection === 'events' ? 'sessions' : collection } = definition;
  const columns = fileColumns(definition, list.layout.columns, useMessages(listMessages));
  const [forExcel, setForExcel] = useLocalStorage({
    key: storageKeys.csvForExcel,
    deserialize: (text) => text === 'true',
  });
  const [writing, setWriting] = useState(false);
  const rounding = places?.rounding ?? null;
  const project = useWholeList('projects').data?.records.find(({ id }) => String(id) === carried['project']);

  const isReading = !whole && isFetching;
  const reason = whyNot({ isReading, isThere: shown.length > 0, arranging }, words);
  const part = partOf(list.rows);
  const partText = list.rows.part ?? (part && words.notWhole(part.rows, part.all));
  const asFile = (format: string) =>
    part === null ? words.asFile(format) : words.partAsFile(part.rows, part.all, format);
  const save = (extension: string, type: string, work: Work<string[]>, what = '') => {
    setWriting(true);
    const give = (parts: readonly BlobPart[]) => {
      const name = project === undefined ? (carried['project'] ?? null) : project.name;
      // The same in every language.
      const subject = `${rounding === null ? title : `${title} rounded to ${10 ** -rounding} degrees`}${what}`;
      saveFile(fileName(subject, name, new Date(), extension, filtersInFile(list)), type, parts);
      onClose();
    };
    runInSlices(encodedParts(work), give, (error) => {
      setWriting(false);
      throw error;
    });
  };
  const isNowhere = useMemo(
    () => places !== undefined && shown.every((row) => places.of(row) === null),
    [places, shown],
  );
  const disabled = reason !== null || writing;
  return (
    <div className={classes.panel}>
      <div className={classes.title}>
        <h2>{words.download}</h2>
      </div>
      <Text className={classes.hint}>
        {source === 'served' && `${words.firstRows} `}
        {words.rowsAsShown(shown.length, noun, numberText(columns.length))}
      </Text>
      {rounding !== null && (
        <Text className={classes.hint}>
          <strong>{words.rounded(roundingText(rounding))}</strong>
        </Text>
      )}
      {reason === null && isNowhere && (
        <Text className={classes.hint}>
          <strong>{words.noneLocated}</strong>
        </Text>
      )}
      {reason !== null && <Text className={classes.hint}>{reason}</Text>}
      {reason === null && partText !== null && (
        <Text className={classes.hint}>
          <strong>{partText}</strong>
        </Text>
      )}
      <div className={classes.foot}>
        <label className={classes.label}>
          <input
            type="checkbox"
            checked={forExcel}
            onChange={({ currentTarget }) => setForExcel(currentTarget.checked)}
          />
          <span title={words.forExcelMeans}>{words.forExcel}</span>
        </label>
        <Text as="span" className={classes.form}>
          {csvForm(forExcel).delimiter === ';' ? words.semicolons : words.commas}
        </Text>
        <Button
          disabled={disabled}
          onClick={() => save('csv', 'text/csv;charset=utf-8', rowsAsCsv(columns, shown, { forExcel }))}
        >
          {asFile('CSV')}
        </Button>
        <Button
          title={words.describeMeans}
          onClick={() => save('csv', 'text/csv;charset=utf-8', columnsAsCsv(columns, { forExcel }), ' columns')}
        >
          {words.describe}
        </Button>
        {places !== undefined && (
          <Button
            disabled={disabled}
            onClick={() =>
              save('geojson', 'application/geo+json', rowsAsGeojson(columns.slice(0, -1), shown, places.of))
            }
          >
            {asFile('GeoJSON')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How many rows of how many are in the file; null where it has all. A filtered list is complete. */
function partOf({ shown, whole, part, loaded, count }: ListRows<unknown>) {
  if (part !== null || (whole && loaded?.records.length === count)) return null;
  return { rows: numberText(shown.length), all: numberText(count ?? 0) };
}

/** The filters in English, whatever the language of the page. */
function filtersInFile<Rec>({ definition, filters }: RecordListModel<Rec>): readonly FilterInForce[] {
  return filters.inForce.map((one) => {
    const column = definition.columns.find(({ field }) => field === one.field);
    const filter = filters.byField.get(one.field ?? '');
    if (column !== undefined && filter !== undefined) return { ...one, fileText: filterFileText(filter, column) };
    return one.parameters.includes('search') ? { ...one, fileText: `search ${filters.search}` } : one;
  });
}

function whyNot(state: { isReading: boolean; isThere: boolean; arranging: boolean }, words: Messages): string | null {
  if (state.isReading) return words.stillLoading;
  if (state.arranging) return words.stillSorting;
  return state.isThere ? null : words.noRows;
}
