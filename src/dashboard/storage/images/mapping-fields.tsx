import { useId } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { TextField } from '#dashboard/ui/controls/text-field.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import type { FormFaults, ImageForm, RuleName } from './image-form.ts';
import { imagesMessages } from './messages/images-messages.ts';
import classes from './images.module.css';

/** The columns of a table, as in docs/images.md: the same in every language. */
const COLUMNS = 'deployment, folder, latitude, longitude, site, device, first_night, last_night';
const RULES: readonly RuleName[] = ['itself', 'level', 'name', 'table'];

interface MappingFieldsProps {
  form: ImageForm;
  faults: FormFaults;
  /** `isTyped`: more letters may follow */
  onChange: (change: Partial<ImageForm>, isTyped: boolean) => void;
}

/** How images become deployments and sessions. */
export function MappingFields({ form, faults, onChange }: MappingFieldsProps) {
  const words = useMessages(imagesMessages);
  const id = useId();
  return (
    <>
      <div className={classes.fields}>
        <div className={classes.field}>
          <label htmlFor={`${id}-rule`}>{words.rule}</label>
          <NativeSelect
            id={`${id}-rule`}
            value={form.rule}
            data={RULES.map((value) => ({ value, label: words.rules[value] }))}
            onChange={({ currentTarget }) => onChange({ rule: currentTarget.value as RuleName }, false)}
          />
        </div>
        {(form.rule === 'level' || form.rule === 'name') && (
          <TextField
            label={form.rule === 'level' ? words.level : words.part}
            value={form.number}
            inputMode="numeric"
            error={faults.number ? words.wholeNumber : null}
            onChange={({ currentTarget }) => onChange({ number: currentTarget.value }, true)}
          />
        )}
        <TextField
          label={words.gap}
          value={form.gap}
          inputMode="decimal"
          error={faults.gap ? words.gapWrong : null}
          onChange={({ currentTarget }) => onChange({ gap: currentTarget.value }, true)}
        />
        <TextField
          label={words.names}
          value={form.names}
          // The same in every language.
          placeholder="*_YYYY-MM-DD_hh-mm-ss"
          spellCheck={false}
          error={faults.names ? words.namesWrong : null}
          onChange={({ currentTarget }) => onChange({ names: currentTarget.value }, true)}
        />
        <TextField
          label={words.zone}
          value={form.zone}
          placeholder={words.notKnown}
          list={`${id}-zones`}
          autoComplete="off"
          spellCheck={false}
          error={faults.zone ? words.zoneWrong : null}
          onChange={({ currentTarget }) => onChange({ zone: currentTarget.value }, true)}
        />
        <datalist id={`${id}-zones`}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
      <label htmlFor={`${id}-noon`} className={classes.check}>
        <input
          id={`${id}-noon`}
          type="checkbox"
          checked={form.cutsAtNoon}
          onChange={({ currentTarget }) => onChange({ cutsAtNoon: currentTarget.checked }, false)}
        />
        {words.cutsAtNoon}
      </label>
      <details open={form.rule === 'table' || undefined} className={classes.table}>
        <summary>{words.table}</summary>
        <Text id={`${id}-about`}>
          {words.tableAbout} <code>{COLUMNS}</code>
        </Text>
        <textarea
          className={controls.field}
          aria-label={words.table}
          aria-describedby={`${id}-about`}
          rows={4}
          spellCheck={false}
          value={form.table}
          onChange={({ currentTarget }) => onChange({ table: currentTarget.value }, true)}
        />
      </details>
    </>
  );
}
