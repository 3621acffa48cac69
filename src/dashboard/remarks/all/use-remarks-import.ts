import { useState } from 'react';
import { serviceAddress } from '#dashboard/api/http/named-service.ts';
import { mergedRemarks, type MergedRemarks } from '#dashboard/remarks/file/merged-remarks.ts';
import { readRemarks, type ReadRemarks } from '#dashboard/remarks/file/read-remarks.ts';
import type { FiledRemark } from '#dashboard/remarks/file/remark-file-columns.ts';
import { changeRemarks, type Refusal } from '#dashboard/remarks/remarks-store.ts';
import { runInSlices } from '#dashboard/work/slices.ts';

/** Larger ones do not fit the browser's storage. */
export const MOST_BYTES = 20_000_000;

/** An import, as far as it has come. */
export interface RemarksImport {
  /** why the file was not read; `bytes`: its size */
  notRead?: 'tooLarge' | 'notText';
  bytes?: number;
  /** null while the file is read */
  read: ReadRemarks | null;
  /** what was done; null: nothing yet */
  merged: MergedRemarks | null;
  /** why the browser stored nothing of it */
  refusal: Refusal | null;
  /** remarks of other services, which were left out */
  others: readonly FiledRemark[];
}

const BEGUN: RemarksImport = { read: null, merged: null, refusal: null, others: [] };

/** The import of a file of remarks: those of this service are merged at once, those of others on request. */
export function useRemarksImport() {
  const [state, setState] = useState<RemarksImport | null>(null);

  const merge = (some: readonly FiledRemark[], so: RemarksImport) =>
    void runInSlices(mergedRemarks(some), (merged) => {
      const refusal = changeRemarks(merged.changes, { together: true });
      setState({ ...so, merged: refusal === null ? merged : null, refusal });
    });
  const importFile = async (file: File) => {
    if (file.size > MOST_BYTES) {
      setState({ ...BEGUN, notRead: 'tooLarge', bytes: file.size });
      return;
    }
    setState(BEGUN);
    const text = await textOf(file);
    if (text === null) {
      setState({ ...BEGUN, notRead: 'notText' });
      return;
    }
    runInSlices(readRemarks(text), (read) => {
      const own = serviceAddress();
      const ours = read.remarks.filter(({ service }) => service === own);
      const others = read.remarks.filter(({ service }) => service !== own);
      if (ours.length === 0) setState({ ...BEGUN, read, others });
      else merge(ours, { ...BEGUN, read, others });
    });
  };
  return {
    /** null: nothing was imported yet */
    state,
    importFile: (file: File) => void importFile(file),
    /** imports what is of other services too */
    importOthers: () => {
      if (state !== null) merge(state.others, { ...state, others: [] });
    },
    forget: () => setState(null),
  };
}

/** Null where the file is not text in UTF-8. */
async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
