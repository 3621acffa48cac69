import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { languageCodes } from '#contract/exports/language-codes.ts';
import { licenseIds, licenses } from '#contract/exports/licenses.ts';
import { captureMethods, MOST_MISSED_NIGHTS, samplingDesigns } from '#contract/exports/publication-values.ts';
import type { Publication } from '#contract/exports/publication.ts';
import type { OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { foldedFilter } from '#dashboard/exports/order/folded-filter.ts';
import { orderMessages } from '#dashboard/exports/order/messages/order-messages.ts';
import classes from '#dashboard/exports/order/new-export.module.css';
import { MissingList } from './missing-list.tsx';
import { PartyFields } from './party-fields.tsx';
import { isWantedRole, missingOf, type Missing } from './publication-form.ts';

const DROPDOWN = { transitionProps: { duration: 0 }, hideDetached: false };

interface PublicationFieldsProps {
  format: OfferedFormat;
  written: Publication;
  /** the service's words against a field, by its path within the publication: `parties.0.email` */
  faultOf: (path: string) => string | undefined;
  disabled: boolean;
  onChange: (change: Publication) => void;
}

type TextField = 'title' | 'publisher' | 'sampling_protocol' | 'methods' | 'sampling' | 'id_prefix';
type ChoiceField = 'license' | 'media_license' | 'language' | 'sampling_design';

/** Days, of which a reader chooses one; another that is kept stays among them. */
const GAPS = [1, 2, 3, 7, 14, 30, 60, 90];

/** What a package says of its project, and what is still missing of it. */
export function PublicationFields({ format, written, faultOf, disabled, onChange }: PublicationFieldsProps) {
  const words = useMessages(orderMessages).publication;
  const id = useId();
  const idOf = (name: Missing | 'title' | 'media_license' | 'id_prefix') =>
    `${id}-${isWantedRole(name) ? 'parties' : name}`;
  const isArchive = format.name === 'darwin_core_archive';
  const change = (part: Publication) => onChange({ ...written, ...part });
  const shared = (name: TextField | ChoiceField) => ({
    id: idOf(name),
    size: 'sm' as const,
    error: faultOf(name),
    disabled,
  });
  const text = (name: TextField) => ({
    ...shared(name),
    value: written[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const choice = (name: ChoiceField) => ({
    ...shared(name),
    clearable: true,
    comboboxProps: DROPDOWN,
    placeholder: words.notGiven,
    value: written[name] ?? null,
    onChange: (value: string | null) => change({ [name]: value ?? '' }),
  });
  const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: names[value] }));
  // The same in every language.
  const licenseChoices = licenseIds.map((value) => ({ value, label: licenses[value].label }));
  return (
    <section className={classes.form} aria-labelledby={`${id}-heading`}>
      <div>
        <h3 id={`${id}-heading`} className={classes.heading}>
          {words.heading}
        </h3>
        <Text tone="soft">{words.about}</Text>
      </div>
      <MissingList missing={missingOf(written, format.name)} idOf={idOf} />
      <PartyFields
        id={idOf('contact')}
        parties={written.parties ?? []}
        faultOf={(index, field) => faultOf(`parties.${index}.${field}`)}
        disabled={disabled}
        onChange={(parties) => change({ parties })}
      />
      <div className={classes.pair}>
        <Select label={words.license} {...choice('license')} data={licenseChoices} />
        <Select
          label={words.mediaLicense}
          {...choice('media_license')}
          placeholder={words.asData}
          data={licenseChoices}
        />
      </div>
      <div className={classes.pair}>
        <TextInput label={words.title} description={words.titleAbout} {...text('title')} />
        <TextInput label={words.publisher} {...text('publisher')} />
      </div>
      <Textarea label={words.methods} description={words.methodsAbout} {...text('methods')} />
      <Textarea label={words.sampling} description={words.samplingAbout} {...text('sampling')} />
      {isArchive ? (
        <>
          <TextInput label={words.protocol} description={words.protocolAbout} {...text('sampling_protocol')} />
          <TextInput label={words.idPrefix} description={words.idPrefixAbout} {...text('id_prefix')} />
          <Select
            label={words.language}
            {...choice('language')}
            searchable
            filter={foldedFilter}
            limit={100}
            data={languageCodes.map((value) => ({ value, label: languageText(value) }))}
          />
        </>
      ) : (
        <>
          <Select label={words.design} {...choice('sampling_design')} data={choices(samplingDesigns, words.designs)} />
          <MultiSelect
            id={idOf('capture_method')}
            label={words.captureMethod}
            size="sm"
            comboboxProps={DROPDOWN}
            disabled={disabled}
            data={choices(captureMethods, words.captureMethods)}
            placeholder={(written.capture_method ?? []).length === 0 ? words.notGiven : ''}
            value={written.capture_method ?? []}
            error={faultOf('capture_method')}
            onChange={(values) => change({ capture_method: values })}
          />
          <Select
            id={idOf('individual_animals')}
            label={words.individuals}
            size="sm"
            clearable
            comboboxProps={DROPDOWN}
            placeholder={words.notGiven}
            disabled={disabled}
            data={[
              { value: 'true', label: words.yes },
              { value: 'false', label: words.no },
            ]}
            value={written.individual_animals === undefined ? null : String(written.individual_animals)}
            error={faultOf('individual_animals')}
            onChange={(value) => change({ individual_animals: value === null ? undefined : value === 'true' })}
          />
          <Select
            id={`${id}-period_gap_days`}
            label={words.gap}
            description={words.gapAbout}
            size="sm"
            clearable
            comboboxProps={DROPDOWN}
            placeholder={words.gapUsual(MOST_MISSED_NIGHTS)}
            disabled={disabled}
            data={gapsWith(written.period_gap_days).map((days) => ({ value: String(days), label: words.days(days) }))}
            value={written.period_gap_days === undefined ? null : String(written.period_gap_days)}
            error={faultOf('period_gap_days')}
            onChange={(value) => change({ period_gap_days: value === null ? undefined : Number(value) })}
          />
        </>
      )}
    </section>
  );
}

function gapsWith(kept: number | undefined): number[] {
  return kept === undefined || GAPS.includes(kept) ? GAPS : [...GAPS, kept].toSorted((a, b) => a - b);
}

/** "Danish (da)", in the language of the page. */
function languageText(code: string): string {
  const name = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(code);
  return name === undefined || name === code ? code : `${name} (${code})`;
}
