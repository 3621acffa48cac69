import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import { metricHeader } from './calendar-words.ts';
import { calendarMessages } from './messages/calendar-messages.ts';
import classes from './calendar.module.css';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

interface CalendarBarProps {
  /** a finger selects rectangles instead of scrolling; null on devices with a mouse */
  fingerDraws: boolean | null;
  onFingerDrawsChange: (draws: boolean) => void;
}

const METRICS = Object.keys(CALENDAR_METRICS) as CalendarMetric[];

/** The controls of the calendar: metric, width of a night, table. */
export function CalendarBar({ fingerDraws, onFingerDrawsChange }: CalendarBarProps) {
  const words = useMessages(calendarMessages);
  const [{ metric, zoom, months }, change] = useUrlState(sessionsParameters);
  return (
    <div className={classes.bar}>
      <div className={classes.choice}>
        <SegmentedControl
          aria-label={words.colour}
          value={metric}
          onChange={(word) => void change({ metric: sessionsParameters.metric.read(word) }, { replace: true })}
          data={METRICS.map((value) => ({ value, label: metricHeader(value) }))}
        />
      </div>
      <div className={classes.choice}>
        <SegmentedControl
          aria-label={words.nightWidth}
          value={zoom}
          disabled={months === 'on'}
          onChange={(word) => void change({ zoom: sessionsParameters.zoom.read(word) }, { replace: true })}
          data={[
            { value: 'all', label: words.widths.all },
            { value: '4', label: words.widths.season },
            { value: '8', label: words.widths.months },
            { value: '14', label: words.widths.weeks },
          ]}
        />
      </div>
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={months === 'on'}
          onChange={({ currentTarget }) =>
            void change({ months: currentTarget.checked ? 'on' : 'off' }, { replace: true })
          }
        />
        {words.asTable}
      </label>
      {fingerDraws !== null && months === 'off' && (
        <label className={classes.switch}>
          <input
            type="checkbox"
            checked={fingerDraws}
            onChange={({ currentTarget }) => onFingerDrawsChange(currentTarget.checked)}
          />
          {words.fingerSelects}
        </label>
      )}
    </div>
  );
}
