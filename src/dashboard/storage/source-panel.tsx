import { useEffect, useRef } from 'react';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { capturesPerFile, ratioText } from './captures-per-file.ts';
import { indexingState, type IndexingState } from './indexing-state.ts';
import { LastChecked } from './last-checked.tsx';
import type { ProjectShare } from './project-shares.ts';
import { SourceMeters } from './source-meters.tsx';
import classes from './storage-panels.module.css';
import type { StorageSource } from '#contract/storage-source.ts';

/** What each state means for a reader who looks for images. */
const STATES: Record<IndexingState, { word: string; symbol: string; meaning: string }> = {
  indexed: { word: 'Indexed', symbol: '●', meaning: 'What lies there was counted.' },
  'indexed and empty': {
    word: 'Indexed, and empty',
    symbol: '○',
    meaning: 'It was counted, and nothing was found: 0.',
  },
  'never indexed': {
    word: 'Never indexed',
    symbol: '?',
    meaning: 'Nobody counted what lies there: it may hold anything. Unknown is not 0.',
  },
};

interface SourcePanelProps {
  source: StorageSource;
  projectName: string;
  share: ProjectShare;
  isSelected: boolean;
  onSelect: (id: number | null) => void;
}

/** One storage source: location, content, and its part of the project. */
export function SourcePanel({ source, projectName, share, isSelected, onSelect }: SourcePanelProps) {
  const { id, name, bucket, prefix, endpoint_url: endpoint, last_checked: checked } = source;
  const panel = useRef<HTMLLIElement>(null);
  // Selected in the tree map or by the address, it may be out of view.
  useEffect(() => {
    if (isSelected) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const state = indexingState(source);
  const { word, symbol, meaning } = STATES[state];
  const ratio = capturesPerFile(source);
  return (
    <li ref={panel} className={classes.panel} data-state={state} data-selected={isSelected || undefined}>
      <div className={classes.title}>
        <h2>
          <button type="button" aria-pressed={isSelected} onClick={() => onSelect(isSelected ? null : id)}>
            {name}
          </button>
        </h2>
        <span className={classes.state} title={meaning}>
          <span aria-hidden="true">{symbol}</span> {word}
        </span>
      </div>
      <p className={classes.where}>
        <span title={projectName}>{projectName}</span>
        <code>
          {[bucket, prefix].filter((part) => part !== '').join('/') || 'no bucket entered'}
          {endpoint !== null && endpoint !== '' && <span title={endpoint}> at {endpoint}</span>}
        </code>
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>Size</dt>
          <dd>
            <Bytes value={source.total_size_indexed} display={source.total_size_indexed_display} />
          </dd>
        </div>
        <div>
          <dt>Files</dt>
          <dd>
            <Count value={source.total_files_indexed} />
          </dd>
        </div>
        <div>
          <dt>Captures</dt>
          <dd>
            <Count value={source.total_captures_indexed} />
          </dd>
        </div>
        <div title="Captures divided by files">
          <dt>Captures per file</dt>
          <dd>{ratio === null ? <Unknown why="no files to divide by, or not reported" /> : ratioText(ratio)}</dd>
        </div>
        <div title="Deployments whose images are stored there">
          <dt>Deployments</dt>
          <dd>
            <Count value={source.deployments_count} />
          </dd>
        </div>
        <div title="When the service last looked whether the source can be reached">
          <dt>Last checked</dt>
          <dd className={classes.checked}>
            <LastChecked value={checked} />
          </dd>
        </div>
      </dl>
      {state === 'never indexed' ? (
        <p className={classes.unsaid}>{meaning}</p>
      ) : (
        <SourceMeters source={source} projectName={projectName} share={share} />
      )}
    </li>
  );
}
