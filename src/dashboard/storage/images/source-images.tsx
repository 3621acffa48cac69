import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ImageSource } from '#contract/images/image-answers.ts';
import { cancelImages, checkImages } from '#dashboard/api/images/image-jobs.ts';
import { isAtWork, runningStage, type KnownImages } from '#dashboard/api/images/image-sources.ts';
import { clampedFraction } from '#dashboard/api/exports/reported-progress.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { durationText } from '#dashboard/ui/text/duration-text.ts';
import { imagesMessages } from './messages/images-messages.ts';
import type { Messages } from './messages/en.ts';
import classes from './images.module.css';

const ImageDialog = lazyPart(async () => (await import('./image-dialog.tsx')).ImageDialog);
const PlacesDialog = lazyPart(async () => (await import('./places-dialog.tsx')).PlacesDialog);
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

interface SourceImagesProps {
  source: ImageSource;
  images: KnownImages;
  /** of the source */
  name: string;
  /** id of its project; null: not reported */
  project: number | null;
}

/** In the panel of a source that is a folder of images: its job, and for who may write what can be done with it. */
export function SourceImages({ source, images, name, project }: SourceImagesProps) {
  const words = useMessages(imagesMessages);
  const client = useQueryClient();
  const [open, setOpen] = useState<'change' | 'places' | 'remove' | null>(null);
  const check = useMutation({ mutationFn: () => checkImages(client, source.id) });
  const cancel = useMutation({ mutationFn: (jobId: number) => cancelImages(client, jobId) });
  const mayWrite = images.user_permissions.includes('create');
  const isRunning = isAtWork(source);
  const { job } = source;
  const failure = check.error ?? cancel.error;
  return (
    <div className={classes.ofSource}>
      {isRunning ? (
        <RunningJob source={source} images={images} name={name} />
      ) : (
        <LastJob status={job?.status ?? null} errors={job?.progress?.errors ?? []} />
      )}
      {failure !== null && (
        <Text tone="bad" role="alert">
          {words.notDone(failure.message)}
        </Text>
      )}
      {mayWrite && (
        <div className={classes.buttons}>
          {isRunning ? (
            <Button compact busy={cancel.isPending} onClick={() => job !== null && cancel.mutate(job.id)}>
              {words.cancel}
            </Button>
          ) : (
            <>
              <Button compact busy={check.isPending} onClick={() => check.mutate()}>
                {words.checkNow}
              </Button>
              <Button compact aria-haspopup="dialog" onClick={() => setOpen('change')}>
                {words.change}
              </Button>
              {project !== null && (
                <Button compact aria-haspopup="dialog" onClick={() => setOpen('places')}>
                  {words.locations}
                </Button>
              )}
              <Button compact aria-haspopup="dialog" onClick={() => setOpen('remove')}>
                {words.remove}
              </Button>
            </>
          )}
        </div>
      )}
      <Suspense>
        {open === 'change' && <ImageDialog known={{ source, name }} offer={images} onClose={() => setOpen(null)} />}
        {open === 'places' && project !== null && (
          <PlacesDialog id={source.id} project={project} name={name} onClose={() => setOpen(null)} />
        )}
        {open === 'remove' && <RemoveDialog id={source.id} name={name} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

/** How far it is, how fast, and how long it will take. */
function RunningJob({ source, images, name }: Omit<SourceImagesProps, 'project'>) {
  const words = useMessages(imagesMessages);
  const stage = runningStage(source);
  const perSecond = images.paces.get(source.job?.id ?? 0)?.perSecond ?? null;
  const left = stage === null || stage.total === null ? null : stage.total - stage.done;
  const parts = [
    stageText(stage, words),
    ...(perSecond === null ? [] : [words.perSecond(Math.round(perSecond))]),
    ...(perSecond === null || left === null ? [] : [words.left(durationText(left / perSecond))]),
  ];
  return (
    <>
      <Text figures>{parts.join(' · ')}</Text>
      <ProgressBar
        label={words.progressOf(name)}
        fraction={clampedFraction(source.job?.progress?.summary.progress)}
        valueText={parts[0] ?? ''}
      />
    </>
  );
}

function stageText(stage: ReturnType<typeof runningStage>, words: Messages): string {
  if (stage?.key === 'finding_images') return words.finding(stage.done);
  if (stage?.key === 'adding_captures') return words.sorting(stage.done, stage.total ?? stage.done);
  if (stage?.key === 'removing_deployments') return words.removing(stage.done, stage.total ?? stage.done);
  return words.working;
}

/** Of a job that has failed or was cancelled. */
function LastJob({ status, errors }: { status: string | null; errors: readonly unknown[] }) {
  const words = useMessages(imagesMessages);
  if (status === 'REVOKED') return <Text>{words.cancelled}</Text>;
  if (status !== 'FAILURE') return null;
  const reason = errors.findLast((error) => typeof error === 'string') ?? '';
  return <Text tone="bad">{words.failed(reason)}</Text>;
}
