import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImagePreview, ImageSource, ImageSources } from '#contract/images/image-answers.ts';
import type { ImagePreviewRequest } from '#contract/images/image-requests.ts';
import { useImagePreview } from '#dashboard/api/images/image-folders.ts';
import { checkImages, indexImages } from '#dashboard/api/images/image-jobs.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { useDebouncedCallback } from '#dashboard/ui/use-debounced-callback.ts';
import { formOf, requestOf, type ImageForm } from './image-form.ts';
import { MappingFields } from './mapping-fields.tsx';
import { NO_PLACE, PlaceFields, sentPlace, type TypedPlace } from './place-fields.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { TitledDialog } from './titled-dialog.tsx';
import { imagesMessages } from './messages/images-messages.ts';
import classes from './images.module.css';

/** While somebody types, the folder is not looked at with every letter. */
const PAUSE_MS = 400;

interface ImageDialogProps {
  /** a source to change; null: images are added */
  known: { source: ImageSource; name: string } | null;
  /** the folders that the service may look into, and the command for others */
  offer: Pick<ImageSources, 'roots' | 'index_command'>;
  onClose: () => void;
}

/** Adds a folder or a bucket of images, or changes how one is read: its preview first, then its index. */
export function ImageDialog({ known, offer, onClose }: ImageDialogProps) {
  const words = useMessages(imagesMessages);
  const title = known === null ? words.title : words.changeTitle(known.name);
  return (
    <TitledDialog title={title} onClose={onClose}>
      <Adding known={known} offer={offer} />
    </TitledDialog>
  );
}

function Adding({ known, offer }: Omit<ImageDialogProps, 'onClose'>) {
  const words = useMessages(imagesMessages);
  const client = useQueryClient();
  const [place, setPlace] = useState<TypedPlace>({ ...NO_PLACE, folder: known?.source.folder ?? '' });
  const sent = sentPlace(place);
  const [form, setForm] = useState(() => formOf(known?.source.mapping ?? null));
  const [project, setProject] = useState('');
  const [replacesSample, setReplacesSample] = useState(false);
  const { request, faults } = requestOf(form, sent);
  /** what is previewed; null: nothing yet */
  const [asked, setAsked] = useState<ImagePreviewRequest | null>(known === null ? null : request);
  const askSoon = useDebouncedCallback(setAsked, PAUSE_MS);
  const preview = useImagePreview(asked);
  const index = useMutation({
    mutationFn: async (ordered: ImagePreviewRequest) => {
      const { mapping, table } = ordered;
      if (known !== null)
        return checkImages(client, known.source.id, { mapping, ...(table !== undefined && { table }) });
      const name = project.trim();
      return indexImages(client, {
        ...ordered,
        ...(name !== '' && { project: name }),
        ...(replacesSample && { replace_sample: true }),
      });
    },
  });
  const change = (changes: Partial<ImageForm>, isTyped: boolean) => {
    const next = { ...form, ...changes };
    setForm(next);
    index.reset();
    const { request: changed } = requestOf(next, sent);
    askSoon.cancel();
    if (asked === null || changed === null) return;
    if (isTyped) askSoon(changed);
    else setAsked(changed);
  };
  const choose = (to: Partial<TypedPlace>) => {
    setPlace({ ...place, ...to });
    setAsked(null);
    index.reset();
  };
  const isSeen = preview.data !== undefined && JSON.stringify(asked) === JSON.stringify(request);
  const mayIndex = request !== null && (known !== null || (isSeen && !preview.isPlaceholderData));
  const { data } = preview;
  return (
    <>
      {known === null ? <PlaceFields place={place} offer={offer} onChange={choose} /> : <pre>{place.folder}</pre>}
      <MappingFields form={form} faults={faults} onChange={change} />
      {known === null && (
        <div className={classes.buttons}>
          <Button disabled={request === null || sent.folder === ''} onClick={() => setAsked(request)}>
            {words.preview}
          </Button>
        </div>
      )}
      <PreviewArea
        preview={preview}
        isAsked={asked !== null}
        form={form}
        wrongShifts={faults.shifts}
        onShift={(name, text) => change({ shifts: { ...form.shifts, [name]: text } }, true)}
      />
      {known === null && data !== undefined && (
        <NewSource
          preview={data}
          project={project}
          onProject={setProject}
          replacesSample={replacesSample}
          onReplace={setReplacesSample}
        />
      )}
      {index.error !== null && (
        <Text tone="bad" role="alert">
          {words.notIndexed(index.error.message)}
        </Text>
      )}
      <div className={classes.buttons}>
        <Button
          tone="lamp"
          disabled={!mayIndex}
          busy={index.isPending}
          onClick={({ currentTarget }) => {
            // Closed by itself, it gives the focus back.
            const close = () => currentTarget.closest('dialog')?.close();
            if (request !== null) index.mutate(request, { onSuccess: close });
          }}
        >
          {words.index}
        </Button>
      </div>
    </>
  );
}

interface PreviewAreaProps {
  preview: ReturnType<typeof useImagePreview>;
  isAsked: boolean;
  form: ImageForm;
  wrongShifts: readonly string[];
  onShift: (name: string, text: string) => void;
}

/** The preview, or why there is none. While a newer one is made, the last one stays. */
function PreviewArea({ preview, isAsked, form, wrongShifts, onShift }: PreviewAreaProps) {
  const words = useMessages(imagesMessages);
  const { data, error, isFetching } = preview;
  return (
    <div className={classes.preview} aria-busy={isFetching}>
      {isFetching && <Text role="status">{words.looking}</Text>}
      {error !== null && !isFetching && (
        <Text tone="bad" role="alert">
          {words.notPreviewed(error.message)}
        </Text>
      )}
      {data !== undefined && isAsked && (
        <PreviewFacts preview={data} shifts={form.shifts} wrongShifts={wrongShifts} onShift={onShift} />
      )}
    </div>
  );
}

interface NewSourceProps {
  preview: ImagePreview;
  project: string;
  onProject: (name: string) => void;
  replacesSample: boolean;
  onReplace: (replaces: boolean) => void;
}

/** What images that were not indexed before needs: a project, and perhaps the place of the sample season. */
function NewSource({ preview, project, onProject, replacesSample, onReplace }: NewSourceProps) {
  const words = useMessages(imagesMessages);
  const id = useId();
  if (preview.is_known) return null;
  return (
    <>
      <TextField
        label={words.project}
        value={project}
        error={null}
        placeholder={preview.folder.split(/[\\/]/).findLast((part) => part !== '') ?? ''}
        onChange={({ currentTarget }) => onProject(currentTarget.value)}
      />
      {preview.holds_sample && (
        <label htmlFor={id} className={classes.check}>
          <input
            id={id}
            type="checkbox"
            checked={replacesSample}
            onChange={({ currentTarget }) => onReplace(currentTarget.checked)}
          />
          {words.sample}
        </label>
      )}
    </>
  );
}
