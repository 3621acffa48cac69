import { useState } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { readFileText } from '#dashboard/api/exports/file/read-file-text.ts';
import { exportFile } from '#dashboard/exports/cards/export-file.ts';
import { csvForm } from '#dashboard/list/files/csv-form.ts';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { runInSlices } from '#dashboard/work/slices.ts';
import { excelCsv } from './excel-csv.ts';
import classes from './export-preview.module.css';
import { previewMessages } from './messages/preview-messages.ts';

/** Larger files, in bytes, are not held in memory. */
const MOST_BYTES = 64_000_000;

/** Downloads the CSV file of an export as Excel in the reader's language opens it; nothing for other files. */
export function ExcelFile({ record, path }: { record: ExportRecord; path: string }) {
  const words = useMessages(panelMessages);
  const { previewFailed } = useMessages(previewMessages);
  const [state, setState] = useState<'idle' | 'writing' | Error>('idle');
  const name = exportFile(record)?.name ?? '';
  if (!/\.csv$/i.test(name) || (record.file_size ?? 0) > MOST_BYTES) return null;
  const fail = (error: unknown) => setState(error instanceof Error ? error : new Error(String(error)));
  const save = async () => {
    setState('writing');
    const text = await readFileText(path);
    const give = (parts: readonly BlobPart[]) => {
      // The same in every language.
      saveFile(name.replace(/\.csv$/i, '-excel.csv'), 'text/csv;charset=utf-8', parts);
      setState('idle');
    };
    runInSlices(encodedParts(excelCsv(text)), give, fail);
  };
  return (
    <p className={classes.excel}>
      <Button
        compact
        title={words.forExcelMeans}
        disabled={state === 'writing'}
        onClick={() => void save().catch(fail)}
      >
        {words.asFile(words.forExcel)}
      </Button>
      <Text as="span">{csvForm(true).delimiter === ';' ? words.semicolons : words.commas}</Text>
      {state instanceof Error && <span role="alert">{previewFailed(state.message)}</span>}
    </p>
  );
}
