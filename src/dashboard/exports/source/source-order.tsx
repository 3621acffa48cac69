import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import { copiedSource, sourceHost } from '#dashboard/api/copy/copied-source.ts';
import { orderAtSource, useSourceOffer } from '#dashboard/api/copy/source-orders.ts';
import type { ExportOrder } from '#dashboard/api/exports/export-orders.ts';
import { webAddress } from '#dashboard/api/http/web-address.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { formatText } from '#dashboard/exports/format-text.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { sourceOrderMessages } from './messages/source-order-messages.ts';
import classes from './source-order.module.css';
import { SourceToken } from './source-token.tsx';

/** In a copy: orders an export at its source, with the reader's own token there. Folded until it is asked for. */
export function SourceOrder({ project }: { project: number | null }) {
  const words = useMessages(sourceOrderMessages);
  const { data: status } = useCopyStatus();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (status?.takes_orders !== true) return null;
  return (
    <>
      <Button compact aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words.title}
      </Button>
      <section id={id} hidden={!isOpen} className={classes.panel} aria-label={words.title}>
        {isOpen && <OrderForm source={status.source} project={project} />}
      </section>
    </>
  );
}

function OrderForm({ source, project: first }: { source: string; project: number | null }) {
  const words = useMessages(sourceOrderMessages);
  const pageWords = useMessages(exportsMessages);
  const offered = useSourceOffer();
  const projects = (useWholeList('projects').data?.records ?? []).toSorted(compareNamed);
  const [chosen, setChosen] = useState(first);
  const [format, setFormat] = useState('');
  const ordered = useMutation({ mutationFn: orderAtSource });
  const { mutate, isPending, reset } = ordered;
  const formats = offered.data?.formats ?? [];
  const project = projects.find(({ id }) => id === chosen) ?? projects[0];
  const order: ExportOrder | null =
    project === undefined || formats[0] === undefined
      ? null
      : {
          project: project.id,
          format: formats.find(({ name }) => name === format)?.name ?? formats[0].name,
          filters: {},
        };
  const send = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (order !== null && !isPending) mutate(order);
  };
  const exportsAddress = webAddress(`${source}/api/v2/exports/`).href ?? undefined;
  const host = sourceHost(copiedSource() ?? source);
  return (
    <>
      <p>{words.about(host)}</p>
      <SourceToken source={source} onChange={reset} />
      <form className={classes.form} onSubmit={send}>
        <label className={classes.field}>
          {words.project}
          <NativeSelect
            data={projects.map((one) => ({ value: String(one.id), label: nameText(one) }))}
            value={String(project?.id ?? '')}
            disabled={isPending}
            onChange={({ currentTarget }) => {
              setChosen(Number(currentTarget.value));
              reset();
            }}
          />
        </label>
        <label className={classes.field}>
          {words.format}
          <NativeSelect
            data={formats.map(({ name, label }) => ({ value: name, label: formatText(name, pageWords, label) }))}
            value={order?.format ?? ''}
            disabled={isPending || formats.length === 0}
            onChange={({ currentTarget }) => {
              setFormat(currentTarget.value);
              reset();
            }}
          />
        </label>
        <Button type="submit" disabled={order === null} busy={isPending}>
          {words.order}
        </Button>
      </form>
      <Outcome host={host} offered={offered} ordered={ordered} />
      <p>
        <a href={exportsAddress} target="_blank" rel="noreferrer">
          {words.exportsThere(host)}
        </a>
      </p>
    </>
  );
}

interface OutcomeProps {
  host: string;
  offered: ReturnType<typeof useSourceOffer>;
  ordered: UseMutationResult<number | null, Error, ExportOrder>;
}

/** What became of the order, or why there can be none. */
function Outcome({ host, offered, ordered: { isSuccess, data: id, error } }: OutcomeProps) {
  const words = useMessages(sourceOrderMessages);
  return (
    <>
      {offered.data?.needsToken === true && <Text size="medium">{words.needsToken(host)}</Text>}
      {offered.error !== null && (
        <Text size="medium" tone="bad" role="alert">
          {words.offerFailed(offered.error.message)}
        </Text>
      )}
      {error !== null && (
        <Text size="medium" tone="bad" role="alert">
          {words.refused(error.message)}
        </Text>
      )}
      <p role="status" className={classes.done}>
        {isSuccess && (id === null ? words.ordered : words.orderedAs(String(id)))}
      </p>
    </>
  );
}
