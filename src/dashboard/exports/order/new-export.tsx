import { Button } from '#dashboard/ui/controls/button.tsx';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { Modal, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { exportFormats, type ExportRecord } from '#contract/export.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { orderExport, type ExportOrder } from '#dashboard/api/live/export-orders.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { formatText } from '#dashboard/exports/format-text.ts';
import { occurrencesIn } from '#dashboard/exports/cards/occurrences-in.ts';
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
  onClose: () => void;
  onOrdered: (record: ExportRecord | null) => void;
}

/** The form for a new export of a project, or of one of its deployments or sessions. */
export function NewExport({ project: switched, onClose, onOrdered }: NewExportProps) {
  const client = useQueryClient();
  const [project, setProject] = useState(switched === null ? null : String(switched));
  const [deployment, setDeployment] = useState<string | null>(null);
  const [event, setEvent] = useState<string | null>(null);
  const [digits] = usePlaceDigits();
  const [format, setFormat] = useState<string>(exportFormats[0]);
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
      if (isRefusal) keepRefusal(client, postFailureText(failure, 'making exports'));
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
        <Modal.Content aria-label="New export">
          <Modal.Body>
            {/* Not the first field, which would open its list at once. */}
            <h2 className={classes.title} tabIndex={-1} data-autofocus>
              New export
            </h2>
            <form className={classes.form} onSubmit={send}>
              <RecordSelect
                label="Project"
                noun="project"
                required
                first={null}
                nothing="Choose a project"
                query={projects}
                value={project}
                fault={faults.beside.project}
                disabled={isPending}
                onChange={(value) => choose({ project: value, deployment: null, event: null })}
              />
              <RecordSelect
                label="Deployment"
                noun="deployment"
                description="Choose one to export its occurrences alone"
                first={project === null ? 'Choose a project first' : null}
                nothing="All deployments"
                query={deployments}
                nameOf={names.textOf}
                value={deployment}
                fault={faults.beside.deployment}
                disabled={isPending}
                onChange={(value) => choose({ project, deployment: value, event: null })}
              />
              <RecordSelect
                label="Session"
                noun="session"
                description="Choose one to export that night alone"
                first={deployment === null ? 'Choose a deployment first' : null}
                nothing="All sessions"
                query={sessions}
                compare={latestFirst}
                value={event}
                fault={faults.beside.event}
                disabled={isPending}
                onChange={(value) => choose({ project, deployment, event: value })}
              />
              <Select
                label="Format"
                size="sm"
                allowDeselect={false}
                comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
                disabled={isPending}
                data={exportFormats.map((value) => ({ value, label: formatText(value) }))}
                value={format}
                error={faults.beside.format}
                onChange={(value) => setFormat(value ?? format)}
              />
              {count !== null && (
                <p className={classes.hint}>{countNoun(count, 'occurrence')}, as the service counts them.</p>
              )}
              <p className={classes.hint}>
                The file holds exact coordinates{digits === null ? '' : ', also while places are rounded here'}.
              </p>
              {error !== null && <OrderProblem error={error} faults={faults} />}
              <div className={classes.buttons}>
                <Button onClick={onClose}>Close</Button>
                <Button tone="lamp" type="submit" busy={isPending} disabled={project === null}>
                  Export
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
  const isBeside = Object.keys(beside).length > 0;
  return (
    <div role="alert" className={classes.problem}>
      <p>
        The export was not ordered.{' '}
        {isBeside ? 'What is wrong stands beside the fields.' : postFailureText(error, 'making exports')}
      </p>
      {isBeside && others.length > 0 && (
        <ul>
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
