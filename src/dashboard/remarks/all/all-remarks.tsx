import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { serviceAddress } from '#dashboard/api/http/named-service.ts';
import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import { meetsTerms, searchTerms } from '#dashboard/list/filters/search-terms.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { REMARK_FILE_COLUMNS, type FiledRemark } from '#dashboard/remarks/file/remark-file-columns.ts';
import { REMARKED_KINDS, type RemarkChange } from '#dashboard/remarks/remark.ts';
import {
  changeRemarks,
  onRemarksChange,
  remarksOf,
  remarksRevision,
  removeUnreadable,
  unreadableRemarks,
  unstoredRemarks,
} from '#dashboard/remarks/remarks-store.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './all-remarks.module.css';
import { ImportReport } from './import-report.tsx';
import { allRemarksMessages } from './messages/all-remarks-messages.ts';
import { RemarksTable } from './remarks-table.tsx';
import { useRemarksImport } from './use-remarks-import.ts';

/** In names of files, which are English. The same in every language. */
const FILE_TITLE = 'Notes and stars';
const MOST_SHOWN = 200;

/** What was done last, and what brings back what was there. */
interface Done {
  said: string;
  before: readonly RemarkChange[] | null;
}

/** All stars and notes of this browser for this service, newest first: to find, export, import and delete them. */
export function AllRemarks() {
  const words = useMessages(allRemarksMessages);
  const all = useAllRemarks();
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { state, importFile, importOthers, forget } = useRemarksImport();
  const found = useMemo(() => matching(all, typed), [all, typed]);
  const before = done?.before ?? state?.merged?.before ?? null;

  const remove = (some: readonly FiledRemark[]) => {
    forget();
    changeRemarks(some.map(({ kind, id }) => ({ kind, id, remark: null })));
    setDone({ said: words.deleted(some.length), before: some });
  };
  const undo = (changes: readonly RemarkChange[]) => {
    forget();
    const why = changeRemarks(changes, { together: true });
    setDone({ said: why === null ? words.undone : words.notUndone, before: null });
  };
  const notes = all.filter(({ remark }) => remark.note !== '').length;
  const stars = all.filter(({ remark }) => remark.star).length;
  return (
    <>
      <p>{all.length === 0 ? words.none : words.counts(stars, notes)}</p>
      <Problems />
      {all.length > 0 && (
        <>
          <input
            type="search"
            className={`${controls.field} ${classes.find}`}
            aria-label={words.find}
            placeholder={words.find}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {found.length === 0 ? (
            <Text size="medium">{words.noneFound(typed)}</Text>
          ) : (
            <RemarksTable remarks={found.slice(0, MOST_SHOWN)} onRemove={(one) => remove([one])} />
          )}
          {found.length > MOST_SHOWN && (
            <Text size="medium">{words.newest(numberText(MOST_SHOWN), numberText(found.length))}</Text>
          )}
        </>
      )}
      <div className={classes.buttons}>
        {!isAsking && (
          <>
            <Button disabled={all.length === 0} onClick={() => saveAll(all)}>
              {words.export(all.length)}
            </Button>
            <FileButton
              onFile={(file) => {
                setDone(null);
                importFile(file);
              }}
            >
              {words.import}
            </FileButton>
            {all.length > 0 && (
              <Button ref={moveFocusOnUnmount} onClick={() => setAsking(true)}>
                {words.deleteAll}
              </Button>
            )}
          </>
        )}
        {isAsking && (
          <>
            <p className={classes.question}>{words.deleteQuestion(all.length)}</p>
            <Button
              ref={moveFocusOnUnmount}
              tone="danger"
              onClick={() => {
                setAsking(false);
                remove(all);
              }}
            >
              {words.confirm}
            </Button>
            <Button ref={moveFocusOnUnmount} data-autofocus onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
      <div aria-live="polite" className={classes.said}>
        {done !== null && <p>{done.said}</p>}
        {done === null && state !== null && <ImportReport state={state} onOthers={importOthers} />}
      </div>
      {before !== null && before.length > 0 && (
        <div className={classes.buttons}>
          <Button ref={moveFocusOnUnmount} onClick={() => undo(before)}>
            {words.undo}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is not stored, and what cannot be read. */
function Problems() {
  const words = useMessages(allRemarksMessages);
  const unstored = useSyncExternalStore(onRemarksChange, unstoredRemarks);
  const unreadable = useSyncExternalStore(onRemarksChange, unreadableRemarks);
  return (
    <>
      {unstored > 0 && (
        <p role="alert" className={classes.problem}>
          {words.unstored(unstored)}
        </p>
      )}
      {unreadable > 0 && (
        <div className={classes.buttons}>
          <p className={classes.problem}>{words.unreadable(unreadable)}</p>
          <Button ref={moveFocusOnUnmount} onClick={removeUnreadable}>
            {words.removeUnreadable}
          </Button>
        </div>
      )}
    </>
  );
}

interface FileButtonProps {
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a file. */
function FileButton({ onFile, children }: FileButtonProps) {
  return (
    <label className={classes.file}>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <span>{children}</span>
    </label>
  );
}

/** Newest first. */
function useAllRemarks(): readonly FiledRemark[] {
  const revision = useSyncExternalStore(onRemarksChange, remarksRevision);
  return useMemo(() => {
    const service = serviceAddress();
    const all = REMARKED_KINDS.flatMap((kind) =>
      [...remarksOf(kind)].map(([id, remark]): FiledRemark => ({ kind, id, remark, service })),
    );
    return all.toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1));
    // `revision`: other remarks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [revision]);
}

function changedAt({ remark: { starAt, noteAt } }: FiledRemark): string {
  return (noteAt ?? '') > (starAt ?? '') ? (noteAt ?? '') : (starAt ?? '');
}

function matching(all: readonly FiledRemark[], typed: string): readonly FiledRemark[] {
  const terms = searchTerms(typed);
  if (typed.trim() === '') return all;
  return all.filter(({ id, remark }) => meetsTerms(terms, foldedText(`${remark.note} ${remark.name} ${id}`)));
}

function saveAll(all: readonly FiledRemark[]): void {
  const forExcel = localStorage.getItem(storageKeys.csvForExcel) === 'true';
  runInSlices(rowsAsCsv(REMARK_FILE_COLUMNS, all, { forExcel }), (parts) =>
    saveFile(fileName(FILE_TITLE, null, new Date(), 'csv'), 'text/csv;charset=utf-8', parts),
  );
}
