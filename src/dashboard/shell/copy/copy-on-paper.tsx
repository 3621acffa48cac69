import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import { uncopiedTexts } from '#dashboard/api/copy/uncopied-texts.ts';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { CopyWords } from './copy-words.tsx';
import { copyLineMessages } from './messages/copy-line-messages.ts';
import { troubleText } from './trouble-text.ts';

/** Of when the copy is that a printed page shows, what was wrong, and what is not copied. */
export function CopyOnPaper({ source }: { source: string }) {
  const words = useMessages(copyLineMessages);
  const copyWords = useMessages(copyMessages);
  const { data } = useCopyStatus();
  const trouble = data === undefined ? null : troubleText(data, words);
  return (
    <>
      <CopyWords source={source} status={data} />
      {trouble !== null && ` · ${trouble}`}
      {data !== undefined &&
        data.not_copied.length > 0 &&
        ` · ${words.notCopiedList(listText(uncopiedTexts(data, copyWords)))}`}
    </>
  );
}
