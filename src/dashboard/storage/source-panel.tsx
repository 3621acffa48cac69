import { Suspense } from 'react';
import type { KnownImages } from '#dashboard/api/images/image-sources.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { bringIntoView } from '#dashboard/ui/browser/bring-into-view.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { capturesPerFile, ratioText } from './captures-per-file.ts';
import { INDEXING_SYMBOLS, indexingState } from './indexing-state.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import { LastChecked } from './last-checked.tsx';
import type { ProjectShare } from './project-shares.ts';
import { SourceMeters } from './source-meters.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './storage-panels.module.css';
import type { StorageSource } from '#contract/records/storage-source.ts';

const SourceImages = lazyPart(async () => (await import('#dashboard/storage/images/source-images.tsx')).SourceImages);

interface SourcePanelProps {
  source: StorageSource;
  projectName: string;
  /** null: its project is not reported */
  share: ProjectShare | null;
  images: KnownImages | undefined;
  isSelected: boolean;
  onSelect: (id: number | null) => void;
}

/** One storage source: location, content, and its part of the project. */
export function SourcePanel({ source, projectName, share, images, isSelected, onSelect }: SourcePanelProps) {
  const words = useMessages(storageMessages);
  const { id, bucket, prefix, endpoint_url: endpoint, last_checked: checked } = source;
  const state = indexingState(source);
  const meaning = state === null ? words.stateUnknown : words.statesMean[state];
  const place =
    [bucket ?? words.bucketUnknown, prefix].filter((part) => part !== '' && part !== null).join('/') || words.noBucket;
  const ratio = capturesPerFile(source);
  const ofImages = images?.sources.find((one) => one.id === id);
  return (
    <Card
      as="li"
      // Selected in the tree map or by the address, it may be out of view.
      ref={isSelected ? bringIntoView : null}
      oneOfMany
      className={classes.panel}
      data-state={state ?? undefined}
      data-selected={isSelected || undefined}
    >
      <div className={classes.title}>
        <h2>
          <button {...OF_DATA} type="button" aria-pressed={isSelected} onClick={() => onSelect(isSelected ? null : id)}>
            {nameText(source)}
          </button>
        </h2>
        <span className={classes.state} title={meaning}>
          {state === null ? (
            meaning
          ) : (
            <>
              <span aria-hidden="true">{INDEXING_SYMBOLS[state]}</span> {words.states[state]}
            </>
          )}
        </span>
      </div>
      <Text tone="soft" className={classes.where}>
        <span title={projectName}>{projectName}</span>
        <Text as="code">
          {endpoint === null || endpoint === ''
            ? place
            : words.atEndpoint(place, <span title={endpoint}>{endpoint}</span>)}
        </Text>
      </Text>
      <dl className={classes.facts}>
        <div>
          <Text as="dt">{words.size}</Text>
          <dd>
            <Bytes value={source.total_size_indexed} display={source.total_size_indexed_display} />
          </dd>
        </div>
        <div>
          <Text as="dt">{words.files}</Text>
          <dd>
            <Count value={source.total_files_indexed} />
          </dd>
        </div>
        <div>
          <Text as="dt">{words.captures}</Text>
          <dd>
            <Count value={source.total_captures_indexed} />
          </dd>
        </div>
        <div title={words.ratioMeans}>
          <Text as="dt">{words.ratio}</Text>
          <dd>{ratio === null ? <Unknown why={words.noRatio} /> : ratioText(ratio)}</dd>
        </div>
        <div title={words.deploymentsMean}>
          <Text as="dt">{words.deployments}</Text>
          <dd>
            <Count value={source.deployments_count} />
          </dd>
        </div>
        <div title={words.lastCheckedMeans}>
          <Text as="dt">{words.lastChecked}</Text>
          <dd className={classes.checked}>
            <LastChecked value={checked} />
          </dd>
        </div>
      </dl>
      {state === 'never indexed' && <Text>{meaning}</Text>}
      {state !== null && state !== 'never indexed' && (
        <SourceMeters source={source} projectName={projectName} share={share} />
      )}
      {images !== undefined && ofImages !== undefined && (
        <Suspense>
          <SourceImages source={ofImages} images={images} name={nameText(source)} project={source.project} />
        </Suspense>
      )}
    </Card>
  );
}
