import { useElementSize } from '@mantine/hooks';
import type { RefObject } from 'react';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { modelsMessages } from './messages/models-messages.ts';
import type { ModelTotals } from './model-totals.ts';
import classes from './models.module.css';
import { intervalText, type NamedModelTaxon } from './models-list.tsx';

/** More are in the table. */
const MOST_ROWS = 30;
const ROW_HEIGHT = 22;
const [TOP, BOTTOM, RIGHT, MOST_LEFT] = [6, 22, 14, 220];
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface IntervalPlotProps {
  /** of one model or more */
  rows: readonly NamedModelTaxon[];
  /** in the sequence of their colours */
  models: readonly ModelTotals[];
  nameOfModel: (id: number | null) => string;
  drawings: RefObject<HTMLDivElement | null>;
}

/** The shares of taxa with their intervals, a drawing for each model, those with the most looked at first. */
export function IntervalPlot({ rows, models, nameOfModel, drawings }: IntervalPlotProps) {
  const words = useMessages(modelsMessages);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const known = rows.filter(({ interval }) => interval !== null);
  const drawn = models.filter(({ interval }) => interval !== null);
  if (drawn.length === 0) return <Text figures>{words.noneLookedAt}</Text>;
  return (
    <div ref={ref} className={classes.plots}>
      <div ref={drawings} className={classes.plots}>
        {drawn.map((model, index) => {
          const { modelId } = model;
          const ofModel = known
            .filter((row) => row.modelId === modelId)
            .toSorted((a, b) => b.lookedAt - a.lookedAt || a.taxonId - b.taxonId);
          const shown = ofModel.slice(0, MOST_ROWS);
          const all = { id: 0, taxon: words.allTaxa, interval: model.interval, lookedAt: model.lookedAt };
          return (
            <Card key={modelId} as="figure" className={analysis.figure}>
              <figcaption {...OF_DATA}>{nameOfModel(modelId)}</figcaption>
              {shown.length < ofModel.length && (
                <Text figures>{words.shownOf(numberText(shown.length), numberText(ofModel.length))}</Text>
              )}
              <Intervals
                rows={[all, ...shown]}
                colour={`var(${seriesColour(index)})`}
                width={Math.max(200, width - 2 * RIGHT - 4)}
              />
            </Card>
          );
        })}
      </div>
      <Text figures>{words.plotMeans}</Text>
    </div>
  );
}

interface IntervalsProps {
  /** the first one is of all taxa */
  rows: readonly Pick<NamedModelTaxon, 'id' | 'taxon' | 'interval' | 'lookedAt'>[];
  colour: string;
  width: number;
}

function Intervals({ rows, colour, width }: IntervalsProps) {
  const words = useMessages(modelsMessages);
  const left = Math.min(MOST_LEFT, width * 0.45);
  const xOf = (share: number) => left + (width - left - RIGHT) * share;
  const bottom = TOP + rows.length * ROW_HEIGHT;
  return (
    <svg className={classes.drawing} width={width} height={bottom + BOTTOM} role="list" aria-label={words.plot}>
      {TICKS.map((tick) => (
        <g key={tick} aria-hidden="true">
          <line className={classes.line} x1={xOf(tick)} x2={xOf(tick)} y1={TOP} y2={bottom} />
          <text className={classes.text} x={xOf(tick)} y={bottom + 15} textAnchor="middle">
            {wholePercentText(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ id, taxon, interval, lookedAt }, index) => {
        const y = TOP + (index + 0.5) * ROW_HEIGHT;
        if (interval === null) return null;
        const text = words.bar(taxon, wholePercentText(interval.share), intervalText(interval, words), lookedAt);
        return (
          <g key={id} role="listitem" aria-label={text}>
            <title>{text}</title>
            <text className={classes.name} x={left - 10} y={y + 4} textAnchor="end">
              {cut(taxon, left)}
            </text>
            <line
              style={{ stroke: colour }}
              strokeWidth={2}
              x1={xOf(interval.low)}
              x2={xOf(interval.high)}
              y1={y}
              y2={y}
            />
            <circle style={{ fill: colour }} cx={xOf(interval.share)} cy={y} r={4} />
          </g>
        );
      })}
    </svg>
  );
}

/** A name as far as there is room, of which a letter takes 7 pixels at most. */
function cut(name: string, room: number): string {
  const most = Math.floor((room - 10) / 7);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
