import { useState } from 'react';
import { useImageFolders } from '#dashboard/api/images/image-folders.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { imagesMessages } from './messages/images-messages.ts';
import classes from './images.module.css';

interface FolderPickerProps {
  /** absolute path; empty: none is chosen */
  folder: string;
  onChange: (folder: string) => void;
}

/** A folder of the service's machine: typed, or found from folder to folder. */
export function FolderPicker({ folder, onChange }: FolderPickerProps) {
  const words = useMessages(imagesMessages);
  const [shown, setShown] = useState<string | null>(null);
  const { data, error } = useImageFolders(shown);
  const go = (to: string | null) => {
    setShown(to);
    onChange(to ?? '');
  };
  const title = shown === null ? words.roots : words.foldersIn(shown);
  return (
    <div className={classes.picker}>
      <TextField
        label={words.folder}
        value={folder}
        error={null}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={classes.listHead}>
        <Text strong>{title}</Text>
        {shown !== null && (
          <Button compact onClick={() => go(data?.parent ?? null)}>
            {words.up}
          </Button>
        )}
      </div>
      {error !== null && (
        <Text tone="bad" role="alert">
          {words.foldersNotRead(error.message)}
        </Text>
      )}
      {data === undefined && error === null && <Text aria-busy="true">{words.reading}</Text>}
      {data !== undefined && (
        <ul className={classes.folders} aria-label={title}>
          {data.folders.map((one) => (
            <li key={one.folder}>
              <button {...OF_DATA} type="button" className={controls.row} onClick={() => go(one.folder)}>
                {one.name}
              </button>
            </li>
          ))}
          {data.folders.length === 0 && (
            <li>
              <Text>{words.noFolders}</Text>
            </li>
          )}
        </ul>
      )}
      {data?.has_more === true && <Text>{words.moreFolders}</Text>}
    </div>
  );
}
