import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { metricScale } from '#dashboard/map/metric-scale.ts';
import { paths } from '#dashboard/paths.ts';
import { TaxonMap } from '#dashboard/taxa/taxon-map.tsx';
import { PageSteps } from '#dashboard/ui/controls/page-steps.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { TaxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { seasonMessages } from './messages/season-messages.ts';
import { RateCells } from './rate-cells.tsx';
import classes from './season.module.css';
import type { UsedSeason } from './use-taxon-season.ts';

const ROWS_A_PAGE = 50;
const RATES = { textOf: rateText, combined: 'median' } as const;

interface SeasonPlacesProps {
  /** the taxon's name */
  name: string;
  season: TaxonSeason;
  used: UsedSeason;
  /** URL parameters carried to other pages */
  carried: Record<string, string>;
}

/** Where the taxon was found, by rate: a map, and the deployments with their effort, also those that found none. */
export function SeasonPlaces({ name, season: { places, lines }, used, carried }: SeasonPlacesProps) {
  const words = useMessages(seasonMessages);
  const { deployments, names } = used;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [row, setRow] = useState(0);
  const byId = useMemo(() => new Map(deployments.map((one) => [one.id, one])), [deployments]);
  const values = useMemo(
    () => places.map(({ deploymentId: id, rate }) => ({ id, name: byId.get(id)?.name ?? `#${id}`, value: rate })),
    [places, byId],
  );
  const scale = useMemo(
    () =>
      metricScale(
        values.map(({ value }) => value),
        rateText,
      ),
    [values],
  );
  const first = row < places.length ? row : 0;
  const last = Math.min(places.length, first + ROWS_A_PAGE);
  const select = (id: number | null) => {
    setSelectedId(id);
    const index = places.findIndex(({ deploymentId }) => deploymentId === id);
    if (index !== -1) setRow(index - (index % ROWS_A_PAGE));
  };
  return (
    <div className={classes.where}>
      <div className={classes.place}>
        <TaxonMap
          label={words.mapLabel(name)}
          summary={words.mapSummary}
          metric={words.measure}
          scale={scale}
          valueWords={RATES}
          values={values}
          className={classes.map}
          deployments={deployments}
          selectedId={selectedId}
          onSelect={select}
        />
        <Text figures>
          {words.whereIn(listText(lines.map(({ year }) => String(year))))} {words.whereAbout}
        </Text>
      </div>
      <div
        className={`${analysis.table} ${classes.rows} ${classes.named}`}
        role="region"
        aria-label={words.placeTable}
        // A scrolling region has to be focusable for the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <PageSteps
          first={first}
          size={ROWS_A_PAGE}
          all={places.length}
          text={words.rowsShown(numberText(first + 1), numberText(last), numberText(places.length))}
          previous={words.previous}
          next={words.next}
          onChange={setRow}
        />
        <table aria-label={words.placeTable}>
          <thead>
            <tr>
              {[words.deployment, words.rate, words.occurrences, words.nights].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.slice(first, last).map(({ deploymentId: id, ...rate }) => {
              const deployment = byId.get(id);
              return (
                <tr key={id} data-selected={id === selectedId || undefined}>
                  <th scope="row">
                    <Link to={paths.deployment(id, carried)}>
                      {deployment === undefined ? `#${id}` : names.textOf(deployment)}
                    </Link>
                  </th>
                  <RateCells of={rate} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
