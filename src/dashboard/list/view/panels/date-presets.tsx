import { Button } from '#dashboard/ui/controls/button.tsx';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useState } from 'react';
import { monthYearText } from '#dashboard/list/filters/month-year-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ColumnFacet } from '#dashboard/list/filters/column-facet.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { seasonsOf } from '#dashboard/list/filters/seasons-of.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './panel.module.css';
import { lastDayOf } from '#dashboard/list/filters/typed-day.ts';

interface DatePresetsProps {
  column: Pick<ListColumn<never>, 'header' | 'hasSouthernSeason'>;
  facet: ColumnFacet;
  range: { from: string | null; to: string | null };
  onChange: (from: string, to: string) => void;
}

interface Preset {
  label: string;
  /** how many records match */
  count: number;
  from: string;
  to: string;
}

/** For a column that offers them: months, seasons and this month as ranges of days, each with its number of records. */
export function DatePresets({ column, facet, range, onChange }: DatePresetsProps) {
  const words = useMessages(panelMessages);
  const [thisMonth] = useState(monthNow);
  const { header, hasSouthernSeason } = column;
  if (hasSouthernSeason === undefined) return null;
  const months = [...facet.months].map(([month, count]) => monthPreset(month, count));
  const seasons = seasonsOf(facet).map(({ label, first, last, count }) => ({
    label,
    count,
    from: monthPreset(first, 0).from,
    to: monthPreset(last, 0).to,
  }));
  const now = monthPreset(thisMonth, facet.months.get(thisMonth) ?? 0);
  const isSet = ({ from, to }: Preset) => from === range.from && to === range.to;
  return (
    <div className={classes.presets}>
      <PresetSelect
        label={words.monthOf(header)}
        none={words.month}
        presets={months}
        isSet={isSet}
        onChange={onChange}
      />
      <PresetSelect
        label={words.seasonOf(header)}
        none={words.season}
        presets={seasons}
        isSet={isSet}
        onChange={onChange}
      />
      <Button compact aria-pressed={isSet(now)} onClick={() => onChange(now.from, now.to)}>
        {words.thisMonth} <small className={classes.count}>{numberText(now.count)}</small>
      </Button>
    </div>
  );
}

interface PresetSelectProps {
  label: string;
  /** shown when the range is not one of the presets */
  none: string;
  presets: readonly Preset[];
  isSet: (preset: Preset) => boolean;
  onChange: (from: string, to: string) => void;
}

function PresetSelect({ label, none, presets, isSet, onChange }: PresetSelectProps) {
  return (
    <select
      className={controls.field}
      aria-label={label}
      value={presets.find(isSet)?.from ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = presets.find(({ from }) => from === currentTarget.value);
        onChange(chosen?.from ?? '', chosen?.to ?? '');
      }}
    >
      <option value="">{none}</option>
      {presets.map((preset) => (
        <option key={preset.from} value={preset.from}>
          {preset.label} ({numberText(preset.count)})
        </option>
      ))}
    </select>
  );
}

/** By the viewer's clock. */
function monthNow(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

/** `month` as in an ISO date: 2025-07. */
function monthPreset(month: string, count: number): Preset {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return { label: monthYearText(year, number), count, from: `${month}-01`, to: lastDayOf(year, number) };
}
