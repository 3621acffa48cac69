import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Modal, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { orderExport, type ExportOrder } from '#dashboard/api/exports/export-orders.ts';
import { useExportOffer, type OfferedFormat, type ExportOffer } from '#dashboard/api/exports/use-export-offer.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { LeftOutNote } from '#dashboard/exports/left-out/left-out-note.tsx';
import { formatText } from '#dashboard/exports/format-text.ts';
import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import type { Messages } from './messages/en.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { orderMessages } from './messages/order-messages.ts';
import { readExportChoices, storeExportChoices } from './export-choices.ts';
import { CoordinatesNote } from './coordinates-note.tsx';
import { faultText } from './fault-text.tsx';
import { NeedsToken } from './needs-token.tsx';
import { OptionFields } from './option-fields.tsx';
import { OrderCount, useOrderCount } from './order-count.tsx';
import { PeopleField, PeopleNote } from './people-field.tsx';
import { orderFaults } from './order-faults.ts';
import { OrderProblem } from './order-problem.tsx';
import { isScore, orderOf, untakenOf, without, type OrderForm } from './order-form.ts';
import { postFailureText } from './post-failure-text.ts';
import { OrderPublication } from '#dashboard/exports/order/publication/order-publication.tsx';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { MantineIsland } from '#dashboard/ui/mantine-island.tsx';
import { RecordSelect } from './record-select.tsx';
import { RightsFields, RightsNote } from './rights-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { keepRefusal } from './use-refusal.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './new-export.module.css';
import { exportOffer } from '#contract/exports/export-offer.ts';

const ORDER = ['exports', 'order'];

/** What the form begins with: what the page showed that led here. */
export interface OrderStart {
  /** the project of the project switch */
  project: number | null;
  /** ids; none: all of the project */
  deployments: readonly number[];
  sites: readonly number[];
  /** of the one deployment */
  event: number | null;
  /** YYYY-MM-DD; empty: not limited */
  firstNight: string;
  lastNight: string;
  /** id; with its descendants */
  taxon: number | null;
  /** lowest score from 0 to 1, as text; empty: any */
  score: string;
  /** sex, life stage and behaviour; an empty text stands for any */
  animal: AnimalChoice;
  look: Look;
}

interface NewExportProps {
  start: OrderStart;
  onClose: () => void;
  onOrdered: (record: ExportRecord | null) => void;
}

/** The form for a new export of a project, or of a part of it. */
export function NewExport({ start, onClose, onOrdered }: NewExportProps) {
  const words = useMessages(orderMessages);
  const pageWords = useMessages(exportsMessages);
  const client = useQueryClient();
  const offered = useExportOffer();
  const offer = offered.data ?? usualOffer;
  const [shownDigits] = usePlaceDigits();
  const [form, setForm] = useState(() => formOf(start, shownDigits));
  const projects = useWholeList('projects');
  const format = offer.formats.find(({ name }) => name === form.format) ?? offer.formats[0];
  const isKnown = offered.data !== undefined;
  const untaken = isKnown && format !== undefined ? untakenOf(form, format, offer) : [];
  const order = !isKnown || format === undefined ? null : orderOf(form, format, offer);

  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ORDER,
    mutationFn: (sent: ExportOrder) => orderExport(client, sent),
    onSuccess: (record) => {
      const { project, zone } = form;
      storeExportChoices(form, project === null || zone === null ? {} : { [project]: zone });
      onOrdered(record);
    },
    onError: (failure) => {
      const isRefusal = failure instanceof ApiError && (failure.status === 404 || failure.status === 405);
      if (isRefusal) keepRefusal(client, () => postFailureText(failure, 'order', exportsMessages.now));
    },
  });
  const counted = useOrderCount(order);
  // A count refuses what the order would.
  const faults = orderFaults(error ?? counted.error);
  const send = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    // The second click of a double click arrives before the button is rendered as busy.
    if (order !== null && client.isMutating({ mutationKey: ORDER }) === 0) mutate(order);
  };
  const change = (part: Partial<OrderForm>) => {
    setForm({ ...form, ...part });
    // The error no longer matches the form.
    reset();
  };
  const notOffered = () => words.formatNotOffered(formatText(form.format, pageWords));
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
            <form className={classes.form} onSubmit={send} noValidate>
              <RecordSelect
                label={words.project}
                noMatch={words.noSuchProject}
                notLoaded={words.projectsNotLoaded}
                required
                first={null}
                nothing={words.selectProject}
                query={projects}
                nameOf={nameText}
                compare={compareNamed}
                value={form.project}
                fault={faults.beside.project}
                disabled={isPending}
                onChange={(project) => change({ ...ofOtherProject(project), project })}
              />
              {format !== undefined && (
                <>
                  <Select
                    label={words.format}
                    description={aboutText(format, words)}
                    size="sm"
                    allowDeselect={false}
                    comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
                    disabled={isPending}
                    data={offer.formats.map(({ name, label }) => ({
                      value: name,
                      label: formatText(name, pageWords, label),
                    }))}
                    value={format.name}
                    error={faultText(faults.beside.format) ?? (format.name === form.format ? undefined : notOffered())}
                    onChange={(value) => change({ format: value ?? form.format })}
                  />
                  <ScopeFields
                    form={form}
                    format={format}
                    offer={offer}
                    faults={faults.beside}
                    disabled={isPending}
                    onChange={change}
                  />
                  <OptionFields
                    form={form}
                    format={format}
                    offer={offer}
                    faults={faults.beside}
                    disabled={isPending}
                    onChange={change}
                  />
                  <PeopleField
                    form={form}
                    format={format}
                    offer={offer}
                    fault={faults.beside.people}
                    disabled={isPending}
                    onChange={change}
                  />
                  <OrderPublication
                    form={form}
                    format={format}
                    offer={offer}
                    faults={faults.publication}
                    disabled={isPending}
                    onChange={change}
                  />
                  <RightsFields
                    form={form}
                    format={format}
                    offer={offer}
                    faults={faults.beside}
                    disabled={isPending}
                    onChange={change}
                  />
                </>
              )}
              <div className={classes.foot}>
                {offered.error !== null && (
                  <div role="alert" className={classes.problem}>
                    <p>{words.offerFailed(offered.error.message)}</p>
                    <Button compact busy={offered.isFetching} onClick={() => void offered.refetch()}>
                      {words.tryAgain}
                    </Button>
                  </div>
                )}
                {offer.needsToken && (
                  <p role="alert" className={classes.problem}>
                    <NeedsToken />
                  </p>
                )}
                {untaken.length > 0 && (
                  <div role="alert" className={classes.problem}>
                    <p>{words.notTaken(listText(untaken.map((part) => words.parts[part])))}</p>
                    <Button compact onClick={() => change(without(form, untaken))}>
                      {words.removeNotTaken}
                    </Button>
                  </div>
                )}
                {error !== null && <OrderProblem error={error} faults={faults} />}
                {format !== undefined && (
                  <>
                    <CoordinatesNote form={form} format={format} offer={offer} />
                    <PeopleNote form={form} format={format} offer={offer} />
                    <RightsNote form={form} format={format} offer={offer} />
                  </>
                )}
                {order !== null && <LeftOutNote reported={counted.leftOut} isOpen />}
                <div className={classes.buttons}>
                  {!isKnown && offered.error === null && (
                    <Text size="medium" tone="soft" figures className={classes.count} role="status" data-old>
                      {words.asking}
                    </Text>
                  )}
                  {order !== null && <OrderCount counted={counted} format={order.format} />}
                  <Button onClick={onClose}>{words.close}</Button>
                  <Button tone="lamp" type="submit" busy={isPending} disabled={order === null}>
                    {words.order}
                  </Button>
                </div>
              </div>
            </form>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineIsland>
  );
}

function formOf(start: OrderStart, shownDigits: number | null): OrderForm {
  const { project, deployments, sites, event, firstNight, lastNight, taxon, score, animal, look } = start;
  const { format, digits } = readExportChoices();
  const chosen = project === null ? null : String(project);
  return {
    ...ofOtherProject(chosen),
    project: chosen,
    format,
    deployments: deployments.map(String),
    sites: sites.map(String),
    event: event === null ? null : String(event),
    firstNight,
    lastNight,
    taxon: taxon === null ? null : String(taxon),
    score: isScore(score) ? score : '',
    ...animal,
    looked: look,
    // Whoever rounds coordinates on screen does not want exact ones in a file.
    digits: shownDigits === null ? (digits ?? '') : String(shownDigits),
    // Asked in every order: what names people or says who holds the rights in one file may not in the next.
    people: shownDigits === null ? null : 'none',
    rightsHolder: '',
    creator: '',
    license: '',
  };
}

/** What the files of a format contain, where the service says so of it. */
function aboutText({ name, about }: OfferedFormat, words: Messages): string {
  const known: Readonly<Record<string, string>> = words.formatAbout;
  return about === '' ? '' : (known[name] ?? about);
}

/** The fields that depend on the project. */
function ofOtherProject(project: string | null) {
  const zone = project === null ? null : (readExportChoices().zones[project] ?? null);
  return { deployments: [], sites: [], event: null, taxon: null, zone, publication: null };
}

/** What our own service offers: fields to fill in until the service has answered. */
export const usualOffer: ExportOffer = {
  formats: [...exportOffer.formats],
  filters: [...exportOffer.filters],
  options: [...exportOffer.options],
  people: [...exportOffer.people],
  needsToken: false,
};
