import { useId } from 'react';
import type { ImageSources } from '#contract/images/image-answers.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { FolderPicker } from './folder-picker.tsx';
import type { SentPlace } from './image-form.ts';
import { imagesMessages } from './messages/images-messages.ts';
import classes from './images.module.css';

/** Where the images are, as it is typed. */
export interface TypedPlace {
  by: 'folder' | 'bucket';
  /** absolute path */
  folder: string;
  /** s3://bucket/prefix */
  bucket: string;
  /** of the bucket; empty: Amazon's */
  endpoint: string;
}

export const NO_PLACE: TypedPlace = { by: 'folder', folder: '', bucket: '', endpoint: '' };

/** The folder or bucket to look at; its `folder` is empty where none is named yet. */
export function sentPlace({ by, folder, bucket, endpoint }: TypedPlace): SentPlace {
  if (by === 'folder') return { folder };
  const [address, storage] = [bucket.trim(), endpoint.trim()];
  // The name alone is what most people have.
  const named = address === '' || address.includes('://') ? address : `s3://${address}`;
  return { folder: named, ...(storage !== '' && { endpoint: storage }) };
}

interface PlaceFieldsProps {
  place: TypedPlace;
  /** the folders that the service may look into, and the command for others */
  offer: Pick<ImageSources, 'roots' | 'index_command'>;
  onChange: (change: Partial<TypedPlace>) => void;
}

/** A folder of the service's machine, or a bucket. */
export function PlaceFields({ place, offer, onChange }: PlaceFieldsProps) {
  // The same in every language.
  const { roots, index_command: command = 'noctuary index' } = offer;
  const words = useMessages(imagesMessages);
  const id = useId();
  return (
    <>
      <div className={classes.fields}>
        <div className={classes.field}>
          <label htmlFor={`${id}-by`}>{words.imagesIn}</label>
          <NativeSelect
            id={`${id}-by`}
            value={place.by}
            data={[
              { value: 'folder', label: words.inFolder },
              { value: 'bucket', label: words.inBucket },
            ]}
            onChange={({ currentTarget }) => onChange({ by: currentTarget.value as TypedPlace['by'] })}
          />
        </div>
        {place.by === 'bucket' && (
          <>
            <div className={classes.wide}>
              <TextField
                label={words.bucket}
                value={place.bucket}
                error={null}
                autoComplete="off"
                spellCheck={false}
                // The same in every language.
                placeholder="s3://bucket/folder"
                onChange={({ currentTarget }) => onChange({ bucket: currentTarget.value })}
              />
            </div>
            <div className={classes.wide}>
              <TextField
                label={words.endpoint}
                value={place.endpoint}
                error={null}
                autoComplete="off"
                spellCheck={false}
                // The same in every language.
                placeholder="https://s3.amazonaws.com"
                onChange={({ currentTarget }) => onChange({ endpoint: currentTarget.value })}
              />
            </div>
          </>
        )}
      </div>
      {place.by === 'bucket' && <Text>{words.bucketKeys}</Text>}
      {place.by === 'folder' &&
        (roots.length === 0 ? (
          <NoRoots command={command} />
        ) : (
          <FolderPicker folder={place.folder} onChange={(folder) => onChange({ folder })} />
        ))}
    </>
  );
}

function NoRoots({ command }: { command: string }) {
  const words = useMessages(imagesMessages);
  return (
    <>
      <p>{words.noRoots}</p>
      <p>{words.setRoots}</p>
      {/* The same in every language. */}
      <pre>NOCTUARY_IMAGE_ROOTS=/path/to/images</pre>
      <p>{words.orCommand}</p>
      {/* The same in every language. */}
      <pre>{command} /path/to/images</pre>
    </>
  );
}
