import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Modal, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { exportFormatNames } from '#contract/exports/export-formats.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { orderExport, type ExportOrder } from '#dashboard/api/live/export-orders.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { formatText } from '#dashboard/exports/format-text.ts';
import { occurrencesIn } from '#dashboard/exports/cards/occurrences-in.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import { orderFaults, type OrderFaults } from './order-faults.ts';
import { postFailureText } from './post-failure-text.ts';
import { MantineIsland } from '#dashboard/ui/mantine-island.tsx';
import { RecordSelect } from './record-select.tsx';
import { keepRefusal } from './use-refusal.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import classes from './new-export.module.css';

const ORDER = ['exports', 'order'];

interface NewExportProps {
  /** the project of the project switch */
  project: number | null;
  /** the deployment to start with; null: all of the project */
  deployment: number | null;
  onClose: () => void;
  onOrdered: (record: ExportRecord | null) => void;
}

/** The form for a new export of a project, or of one of its deployments or sessions. */
export function NewExport({ project: switched, deployment: asked, onClose, onOrdered }: NewExportProps) {
  const words = useMessages(orderMessages);
  const pageWords = useMessages(exportsMessages);
  const client = useQueryClient();
  const [project, setProject] = useState(switched === null ? null : String(switched));
  const [deployment, setDeployment] = useState<string | null>(asked === null ? null : String(asked));
  const [event, setEvent] = useState<string | null>(null);
  const [digits] = usePlaceDigits();
  const [format, setFormat] = useState<string>('occurrences_simple_csv');
  const projects = useWholeList('projects');
  const deployments = useWholeList('deployments', { project_id: project }, { enabled: project !== null });
  const names = useDeploymentNames(deployments.data?.records);
  const sessions = useWholeList('events', { deployment }, { enabled: deployment !== null });

  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ORDER,
    mutationFn: (order: ExportOrder) => orderExport(client, order),
    onSuccess: onOrdered,
    onError: (failure) => {
      const isRefusal = failure instanceof ApiError && (failure.status === 404 || failure.status === 405);
      if (isRefusal) keepRefusal(client, failure);
    },
  });
  const faults = orderFaults(error);
  const send = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    // The second click of a double click arrives before the button is rendered as busy.
    if (project === null || client.isMutating({ mutationKey: ORDER }) > 0) return;
    const filters = {
      ...(deployment !== null && { deployment: Number(deployment) }),
      ...(event !== null && { event: Number(event) }),
    };
    mutate({ format, project: Number(project), filters });
  };
  const choose = (next: { project: string | null; deployment: string | null; event: string | null }) => {
    setProject(next.project);
    setDeployment(next.deployment);
    setEvent(next.event);
    // The error no longer matches the form.
    reset();
  };
  const counted = event === null ? deployments : sessions;
  const count = project === null ? null : occurrencesIn(counted.data?.records ?? [], event ?? deployment);

  return (
    <MantineIsland>
      <Modal.Root opened onClose={onClose} centered transitionProps={{ duration: 0 }} returnFocus={false}>
        <Modal.Overlay />
        <Modal.Content aria-label={words.title}>
          <Modal.Body>
            {/* Not the first field, which would open its list at once. */}
            <h2 className={classes.title} tabIndex={-1} data-autofocus>
              {words.title}
            </h2>
            <form className={classes.form} onSubmit={send}>
              <RecordSelect
                label={words.project}
                noMatch={words.noSuchProject}
                notLoaded={words.projectsNotLoaded}
                required
                first={null}
                nothing={words.selectProject}
                query={projects}
                value={project}
                fault={faults.beside.project}
                disabled={isPending}
                onChange={(value) => choose({ project: value, deployment: null, event: null })}
              />
              <RecordSelect
                label={words.deployment}
                noMatch={words.noSuchDeployment}
                notLoaded={words.deploymentsNotLoaded}
                description={words.deploymentAbout}
                first={project === null ? words.projectFirst : null}
                nothing={words.allDeployments}
                query={deployments}
                nameOf={names.textOf}
                value={deployment}
                fault={faults.beside.deployment}
                disabled={isPending}
                onChange={(value) => choose({ project, deployment: value, event: null })}
              />
              <RecordSelect
                label={words.session}
                noMatch={words.noSuchSession}
                notLoaded={words.sessionsNotLoaded}
                description={words.sessionAbout}
                first={deployment === null ? words.deploymentFirst : null}
                nothing={words.allSessions}
                query={sessions}
                compare={latestFirst}
                value={event}
                fault={faults.beside.event}
                disabled={isPending}
                onChange={(value) => choose({ project, deployment, event: value })}
              />
              <Select
                label={words.format}
                size="sm"
                allowDeselect={false}
                comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
                disabled={isPending}
                data={exportFormatNames.map((value) => ({ value, label: formatText(value, pageWords) }))}
                value={format}
                error={faults.beside.format}
                onChange={(value) => setFormat(value ?? format)}
              />
              {count !== null && <p className={classes.hint}>{words.occurrences(count)}</p>}
              <p className={classes.hint}>{digits === null ? words.exact : words.exactAlways}</p>
              {error !== null && <OrderProblem error={error} faults={faults} />}
              <div className={classes.buttons}>
                <Button onClick={onClose}>{words.close}</Button>
                <Button tone="lamp" type="submit" busy={isPending} disabled={project === null}>
                  {words.order}
                </Button>
              </div>
            </form>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineIsland>
  );
}

function latestFirst(a: { start: string }, b: { start: string }): number {
  return Number(a.start < b.start) - Number(a.start > b.start);
}

/** Errors of an export request that are not shown beside a field. */
function OrderProblem({ error, faults: { beside, others } }: { error: Error; faults: OrderFaults }) {
  const words = useMessages(orderMessages);
  const pageWords = useMessages(exportsMessages);
  const isBeside = Object.keys(beside).length > 0;
  return (
    <div role="alert" className={classes.problem}>
      <p>{words.notOrdered(isBeside ? words.besideFields : postFailureText(error, 'order', pageWords))}</p>
      {isBeside && others.length > 0 && (
        <ul>
          {others.map((text) => (
            <li key={text} lang="en">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
