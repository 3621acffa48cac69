import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './meter.module.css';
import { percentText } from '#dashboard/ui/text/percent-text.ts';

interface MeterProps {
  /** the whole, also the accessible name: "of the 76,832 files of Québec" */
  of: string;
  /** 0 to 1 */
  part: number;
  /** tooltip */
  title?: string | undefined;
}

/** A part of a whole, as a bar and in words: "53.1 % of the files of Québec". */
export function Meter({ of, part, title }: MeterProps) {
  const words = useMessages(uiMessages);
  const text = part > 0 && part < 0.001 ? `< ${percentText(0.001)}` : percentText(part);
  return (
    <div className={classes.meter} title={title}>
      <div
        className={classes.bar}
        role="meter"
        aria-label={words.partOf(of)}
        aria-valuenow={Math.round(part * 1_000) / 10}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${text} ${of}`}
      >
        <div style={{ width: part > 0 ? `max(1px, ${Math.min(1, part) * 100}%)` : 0 }} />
      </div>
      {/* Screen readers read the meter's text instead. */}
      <Text aria-hidden="true">{words.share(<strong>{text}</strong>, of)}</Text>
    </div>
  );
}
