import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HeatLegend } from '#dashboard/chart/heat/heat-legend.tsx';
import { HeatMatrix } from '#dashboard/chart/heat/heat-matrix.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import { NOTHING_CHOSEN } from '#dashboard/chart/heat/heat-selection.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { effortCellText } from './effort-cell-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import classes from './effort-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { effortMessages } from '#dashboard/effort/messages/effort-messages.ts';
import type { EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import type { EffortPicture } from '#dashboard/effort/model/effort-picture.ts';
import { occasionAt } from '#dashboard/effort/model/occasion-at.ts';
import type { Effort } from '#dashboard/effort/model/use-effort.ts';
import { valueText } from './value-text.ts';

interface EffortGridProps {
  effort: Effort;
  rows: readonly EffortRow[];
  picture: EffortPicture;
}

/** The matrix as colours; the cell under the pointer or the cursor in words, and what the colours mean. */
export function EffortGrid({ effort, rows, picture: { rows: drawn, scale } }: EffortGridProps) {
  const words = useMessages(effortMessages);
  const navigate = useNavigate();
  const { occasions, state, lists } = effort;
  const { measure, project } = state;
  const [cursor, setCursor] = useState<HeatPosition | null>(null);
  const [hovered, setHovered] = useState<HeatPosition | null>(null);
  const [first, last] = [occasions[0], occasions.at(-1)];
  if (first === undefined || last === undefined) return null;
  const textOf = ({ row, day }: HeatPosition) => {
    const index = occasionAt(occasions, day);
    const occasion = occasions[index];
    const cell = rows[row]?.cells[index] ?? null;
    return occasion === undefined ? '' : effortCellText(words, drawn[row]?.label ?? '', occasion, cell, measure);
  };
  const open = ({ row, day }: HeatPosition) => {
    const [id, occasion] = [rows[row]?.deploymentId, occasions[occasionAt(occasions, day)]];
    if (id === undefined || occasion === undefined) return;
    const ofCell = effort.sessions.filter((one) => {
      const { from, to } = sessionNights(one);
      return one.deployment.id === id && to >= occasion.from && from <= occasion.to;
    });
    // Lists have a session under the night that it starts in.
    const from = ofCell.reduce((least, one) => Math.min(least, sessionNights(one).from), occasion.from);
    const nights = { day_after: isoOfDay(from), day_before: isoOfDay(occasion.to) };
    void navigate(paths.sessions({ ...ofProject(project), deployment: String(id), ...nights }));
  };
  const seen = hovered !== null && hovered.row < rows.length ? hovered : cursor;
  return (
    <section className={classes.matrix} aria-label={words.table(words.measures[measure])}>
      <Card className={classes.place}>
        <HeatMatrix
          label={words.label(words.measures[measure])}
          rows={drawn}
          extent={{ from: first.from, to: last.to }}
          startDay={last.to}
          isFinal={lists.sessions.isWhole}
          scale={scale}
          zoom={null}
          selected={NOTHING_CHOSEN}
          cursor={cursor !== null && cursor.row < rows.length ? cursor : null}
          onCursorChange={setCursor}
          onHover={setHovered}
          textOf={textOf}
          onOpen={open}
          fingerDraws={false}
        />
      </Card>
      <div className={analysis.foot}>
        <p className={classes.readout}>
          {seen === null ? (
            <Text as="span" figures>
              {words.hint}
            </Text>
          ) : (
            textOf(seen)
          )}
        </p>
        <HeatLegend
          metric={words.measures[measure]}
          scale={scale}
          numberText={(value) => (measure === 'detected' ? words.yes : valueText(value, measure))}
          empty={words.noSession}
          leftOut={null}
        />
      </div>
    </section>
  );
}
