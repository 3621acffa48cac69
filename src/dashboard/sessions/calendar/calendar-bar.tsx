import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { CALENDAR_METRICS } from './calendar-metrics.ts';
import classes from './calendar.module.css';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

interface CalendarBarProps {
  /** a finger selects rectangles instead of scrolling; null on devices with a mouse */
  fingerDraws: boolean | null;
  onFingerDrawsChange: (draws: boolean) => void;
}

const METRICS = Object.entries(CALENDAR_METRICS).map(([value, { header }]) => ({ value, label: header }));
const ZOOMS = [
  { value: 'all', label: 'All nights' },
  { value: '4', label: 'Season' },
  { value: '8', label: 'Months' },
  { value: '14', label: 'Weeks' },
];

/** The controls of the calendar: metric, width of a night, table. */
export function CalendarBar({ fingerDraws, onFingerDrawsChange }: CalendarBarProps) {
  const [{ metric, zoom, months }, change] = useUrlState(sessionsParameters);
  return (
    <div className={classes.bar}>
      <div className={classes.choice}>
        <SegmentedControl
          aria-label="Colour shows"
          value={metric}
          onChange={(word) => void change({ metric: sessionsParameters.metric.read(word) }, { replace: true })}
          data={METRICS}
        />
      </div>
      <div className={classes.choice}>
        <SegmentedControl
          aria-label="Width of a night"
          value={zoom}
          disabled={months === 'on'}
          onChange={(word) => void change({ zoom: sessionsParameters.zoom.read(word) }, { replace: true })}
          data={ZOOMS}
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
        As a table by month
      </label>
      {fingerDraws !== null && months === 'off' && (
        <label className={classes.switch}>
          <input
            type="checkbox"
            checked={fingerDraws}
            onChange={({ currentTarget }) => onFingerDrawsChange(currentTarget.checked)}
          />
          A finger chooses nights
        </label>
      )}
    </div>
  );
}
