import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { Meter } from '#dashboard/ui/meter.tsx';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import type { ProjectShare } from './project-shares.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './storage-panels.module.css';
import type { StorageSource } from '#contract/records/storage-source.ts';
import { sumText } from './sum-text.ts';

interface SourceMetersProps {
  source: StorageSource;
  projectName: string;
  /** null: its project is not reported */
  share: ProjectShare | null;
}

/** A source's part of its project's bytes and files; notes if it is unknown. */
export function SourceMeters({ source, projectName, share }: SourceMetersProps) {
  const words = useMessages(storageMessages);
  const [units] = useByteUnits();
  if (share === null)
    return (
      <div className={classes.meters}>
        <Text>{words.bytesUnknown}</Text>
        <Text>{words.filesUnknown}</Text>
      </div>
    );
  const { bytes, files } = share;
  const allBytes = bytesText(bytes.sum, units);
  // The total includes reported values only: other sources may have more.
  const parts = [
    {
      key: 'bytes',
      value: source.total_size_indexed,
      sum: bytes,
      of:
        bytes.reported === bytes.of
          ? words.ofBytes(allBytes, projectName)
          : words.ofBytesReported(allBytes, bytes.reported, bytes.of, projectName),
      unknown: words.bytesUnknown,
    },
    {
      key: 'files',
      value: source.total_files_indexed,
      sum: files,
      of:
        files.reported === files.of
          ? words.ofFiles(files.sum, projectName)
          : words.ofFilesReported(files.sum, files.reported, files.of, projectName),
      unknown: words.filesUnknown,
    },
  ];
  return (
    <div className={classes.meters}>
      {parts.map(({ key, value, sum, of, unknown }) =>
        value === null ? (
          <Text key={key}>{unknown}</Text>
        ) : (
          <Meter key={key} of={of} part={sum.sum === 0 ? 0 : value / sum.sum} title={sumText(sum, words)} />
        ),
      )}
    </div>
  );
}
