import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { Meter } from '#dashboard/ui/meter.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';
import type { ProjectShare } from './project-shares.ts';
import type { ReportedSum } from './reported-sum.ts';
import classes from './storage-panels.module.css';
import type { StorageSource } from '#contract/storage-source.ts';
import { sumWords } from './sum-words.ts';

interface SourceMetersProps {
  source: StorageSource;
  projectName: string;
  share: ProjectShare;
}

/** A source's part of its project's bytes and files; notes if there is no total. */
export function SourceMeters({ source, projectName, share: { bytes, files } }: SourceMetersProps) {
  const [units] = useByteUnits();
  const parts = [
    {
      value: source.total_size_indexed,
      sum: bytes,
      of: `of the ${bytesText(bytes.sum, units)} ${knownOf(bytes)} ${projectName}`,
      what: 'a size',
      unsaid: 'Its part of the project’s bytes is not known.',
    },
    {
      value: source.total_files_indexed,
      sum: files,
      of: `of the ${numberText(files.sum)} files ${knownOf(files)} ${projectName}`,
      what: 'files',
      unsaid: 'Its part of the project’s files is not known.',
    },
  ];
  return (
    <div className={classes.meters}>
      {parts.map(({ value, sum, of, what, unsaid }) =>
        value === null || sum.sum === 0 ? (
          <p key={what} className={classes.unsaid}>
            {value === null ? unsaid : `0 ${of}`}
          </p>
        ) : (
          <Meter key={what} of={of} part={value / sum.sum} title={sumWords(sum, what)} />
        ),
      )}
    </div>
  );
}

/** The total includes reported values only: other sources may hold more. */
function knownOf({ reported, of }: ReportedSum): string {
  return reported === of ? 'of' : `in ${numberText(reported)} of ${numberText(of)} sources of`;
}
