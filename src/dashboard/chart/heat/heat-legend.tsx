import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { HeatScale } from './heat-scale.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './heat-legend.module.css';

interface HeatLegendProps {
  /** what the colours count: "Captures" */
  metric: string;
  scale: HeatScale;
  numberText: (value: number) => string;
  /** what an empty cell means: "no session" */
  empty: string;
  /** what a dot means; null if there are none */
  leftOut: string | null;
}

/** What the colours and signs of a matrix mean. */
export function HeatLegend({ metric, scale, numberText, empty, leftOut }: HeatLegendProps) {
  const words = useMessages(chartMessages);
  return (
    <Text as="ul" tone="soft" figures className={classes.legend} aria-label={words.legendOf(metric)}>
      <Entry sign="empty" text={empty} />
      {scale.hasZero && <Entry sign="zero" text="0" />}
      {scale.steps.map(({ step, from, to }) => (
        <Entry
          key={step}
          sign={String(step)}
          text={from === to ? numberText(from) : `${numberText(from)}–${numberText(to)}`}
        />
      ))}
      {scale.hasUnknown && <Entry sign="unknown" text={words.notReported} />}
      {leftOut !== null && <Entry sign="left-out" text={leftOut} />}
    </Text>
  );
}

function Entry({ sign, text }: { sign: string; text: string }) {
  return (
    <li>
      <span className={classes.sign} data-sign={sign} aria-hidden="true" />
      {text}
    </li>
  );
}
