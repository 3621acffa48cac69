import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeImages, useImageRemoval } from '#dashboard/api/images/image-jobs.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { imagesMessages } from './messages/images-messages.ts';
import { TitledDialog } from './titled-dialog.tsx';
import classes from './images.module.css';

interface RemoveDialogProps {
  /** of the source */
  id: number;
  name: string;
  onClose: () => void;
}

/** Says what is removed with a source, and removes it. */
export function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const words = useMessages(imagesMessages);
  const client = useQueryClient();
  const removal = useImageRemoval(id);
  const counted = removal.data;
  const remove = useMutation({
    mutationFn: async () => counted !== undefined && removeImages(client, id, counted),
    // What goes with it has changed.
    onError: () => void removal.refetch(),
  });
  return (
    <TitledDialog title={words.removeTitle(name)} onClose={onClose}>
      {removal.error !== null && (
        <Text tone="bad" role="alert">
          {words.notCounted(removal.error.message)}
        </Text>
      )}
      {removal.isPending && <Text aria-busy="true">{words.counting}</Text>}
      {counted !== undefined && (
        <>
          <p>{words.removed}</p>
          <ul>
            <li>{words.deployments(counted.deployments)}</li>
            <li>{words.sessions(counted.sessions)}</li>
            <li>{words.captures(counted.captures)}</li>
            {counted.occurrences > 0 && <li>{words.occurrences(counted.occurrences)}</li>}
            {counted.projects > 0 && <li>{words.projectToo}</li>}
          </ul>
          <p>{words.filesStay}</p>
        </>
      )}
      {remove.error !== null && (
        <Text tone="bad" role="alert">
          {words.notDone(remove.error.message)}
        </Text>
      )}
      <div className={classes.buttons}>
        <Button
          tone="danger"
          disabled={counted === undefined}
          busy={remove.isPending}
          onClick={({ currentTarget }) => {
            // Closed by itself, it gives the focus back.
            remove.mutate(undefined, { onSuccess: () => currentTarget.closest('dialog')?.close() });
          }}
        >
          {words.removeConfirm}
        </Button>
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>{words.keep}</Button>
      </div>
    </TitledDialog>
  );
}
