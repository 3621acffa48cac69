import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { nightNames } from '#dashboard/ui/text/night-name.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { orderMessages } from './messages/order-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './new-export.module.css';
import { AnimalFields } from './animal-fields.tsx';
import { LookField } from './look-field.tsx';
import { faultText } from './fault-text.tsx';
import type { OrderFaults } from './order-faults.ts';
import { isScore, type OrderForm } from './order-form.ts';
import { RecordSelect } from './record-select.tsx';
import { RecordsSelect } from './records-select.tsx';

interface ScopeFieldsProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
  faults: OrderFaults['beside'];
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

/** Which part of the project: deployments, sites, nights, a session, a taxon, a score, animals, who looked, as far as the service takes them. */
export function ScopeFields({ form, format, offer, faults, disabled, onChange }: ScopeFieldsProps) {
  const words = useMessages(orderMessages);
  const { project, deployments: chosen } = form;
  const takes = (filter: string) => offer.filters.includes(filter);
  const takesDeployments = ['deployment', 'deployments'].some(takes);
  const enabled = project !== null && (takesDeployments || takes('sites'));
  const deployments = useWholeList('deployments', { project_id: project }, { enabled });
  const names = useDeploymentNames(deployments.data?.records);
  const [only = null, ...more] = chosen;
  const single = more.length === 0 ? only : null;
  const sites = useMemo(
    () =>
      new Map(
        (deployments.data?.records ?? []).flatMap(({ research_site: site }) =>
          site === null ? [] : [[site.id, site]],
        ),
      ),
    [deployments.data],
  );
  const shown = (all: string) => {
    if (project === null) return words.projectFirst;
    return deployments.data?.complete === true ? all : words.loading;
  };
  const unread = deployments.error === null ? undefined : words.deploymentsNotLoaded(deployments.error.message);
  return (
    <>
      {offer.filters.length === 0 && <Text>{words.wholeOnly}</Text>}
      {takesDeployments && (
        <RecordsSelect
          label={words.deployments}
          description={words.deploymentsAbout}
          noMatch={shown(words.noSuchDeployment)}
          nothing={shown(words.allDeployments)}
          all={words.allDeployments}
          records={deployments.data?.records ?? []}
          nameOf={names.textOf}
          values={chosen}
          fault={faultText(faults.deployments) ?? unread}
          disabled={disabled || project === null}
          // Other services take one deployment at a time.
          onChange={(values) =>
            onChange({ deployments: takes('deployments') ? values : values.slice(-1), event: null })
          }
        />
      )}
      {takes('sites') && sites.size > 0 && (
        <RecordsSelect
          label={words.sites}
          noMatch={shown(words.noSuchSite)}
          nothing={shown(words.allSites)}
          all={words.allSites}
          records={[...sites.values()]}
          values={form.sites}
          fault={faultText(faults.sites)}
          disabled={disabled || project === null}
          onChange={(values) => onChange({ sites: values })}
        />
      )}
      {takes('first_night') && <NightFields form={form} faults={faults} disabled={disabled} onChange={onChange} />}
      {takes('event') && (
        <SessionField form={form} deployment={single} fault={faults.event} disabled={disabled} onChange={onChange} />
      )}
      {format.hasOccurrences && takes('taxon') && (
        <OccurrenceFields form={form} faults={faults} disabled={disabled} onChange={onChange} />
      )}
      <AnimalFields form={form} format={format} offer={offer} faults={faults} disabled={disabled} onChange={onChange} />
      <LookField
        form={form}
        format={format}
        offer={offer}
        fault={faults.looked}
        disabled={disabled}
        onChange={onChange}
      />
    </>
  );
}

interface FieldProps {
  form: OrderForm;
  fault: string | undefined;
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

type FieldsProps = Omit<FieldProps, 'fault'> & Pick<ScopeFieldsProps, 'faults'>;

/** The first and the last night. */
function NightFields({ form, faults, disabled, onChange }: FieldsProps) {
  const words = useMessages(orderMessages);
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          type="date"
          size="sm"
          label={words.firstNight}
          value={form.firstNight}
          {...(form.lastNight !== '' && { max: form.lastNight })}
          error={faultText(faults.firstNight)}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ firstNight: currentTarget.value })}
        />
        <TextInput
          type="date"
          size="sm"
          label={words.lastNight}
          value={form.lastNight}
          {...(form.firstNight !== '' && { min: form.firstNight })}
          error={faultText(faults.lastNight)}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ lastNight: currentTarget.value })}
        />
      </div>
      <Text>{words.nightsAbout}</Text>
    </>
  );
}

/** `deployment`: the only one that is selected. */
function SessionField({ form, deployment, fault, disabled, onChange }: FieldProps & { deployment: string | null }) {
  const words = useMessages(orderMessages);
  const sessions = useWholeList('events', { deployment }, { enabled: deployment !== null });
  return (
    <RecordSelect
      label={words.session}
      noMatch={words.noSuchSession}
      notLoaded={words.sessionsNotLoaded}
      description={words.sessionAbout}
      first={deployment === null ? words.deploymentFirst : null}
      nothing={words.allSessions}
      query={sessions}
      nameOf={nightNames(sessions.data?.records ?? [])}
      compare={latestFirst}
      value={form.event}
      fault={fault}
      disabled={disabled}
      onChange={(event) => onChange({ event })}
    />
  );
}

/** A taxon and a lowest score. */
function OccurrenceFields({ form, faults, disabled, onChange }: FieldsProps) {
  const words = useMessages(orderMessages);
  return (
    <div className={classes.pair}>
      <TaxonField form={form} fault={faults.taxon} disabled={disabled} onChange={onChange} />
      <TextInput
        size="sm"
        inputMode="decimal"
        label={words.score}
        description={words.scoreAbout}
        value={form.score}
        error={isScore(form.score) ? faultText(faults.score) : words.scoreWrong(typedText(0.8))}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ score: currentTarget.value.replace(',', '.') })}
      />
    </div>
  );
}

function TaxonField({ form: { project, taxon }, fault, disabled, onChange }: FieldProps) {
  const words = useMessages(orderMessages);
  const taxa = useWholeList('taxa', { project_id: project }, { enabled: project !== null });
  return (
    <RecordSelect
      label={words.taxon}
      noMatch={words.noSuchTaxon}
      notLoaded={words.taxaNotLoaded}
      description={words.taxonAbout}
      first={project === null ? words.projectFirst : null}
      nothing={words.allTaxa}
      query={taxa}
      nameOf={nameText}
      compare={compareNamed}
      value={taxon}
      fault={fault}
      disabled={disabled}
      onChange={(value) => onChange({ taxon: value })}
    />
  );
}

function latestFirst(a: { start: string }, b: { start: string }): number {
  return Number(a.start < b.start) - Number(a.start > b.start);
}
