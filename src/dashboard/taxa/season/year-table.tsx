import { Link } from 'react-router-dom';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { paths } from '#dashboard/paths.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { TaxonRecord } from '#dashboard/taxa/season/model/taxon-nights.ts';
import type { TaxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { nightOfDayText } from '#dashboard/ui/text/night-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { seasonMessages } from './messages/season-messages.ts';
import { RateCells } from './rate-cells.tsx';
import classes from './season.module.css';

interface YearTableProps {
  years: TaxonSeason['years'];
  deployments: readonly Deployment[];
  names: DeploymentNames;
  /** URL parameters carried to other pages */
  carried: Record<string, string>;
}

/** Every year with its effort, and where and when the taxon was first and last found in it. */
export function YearTable({ years, deployments, names, carried }: YearTableProps) {
  const words = useMessages(seasonMessages);
  const byId = new Map(deployments.map((one) => [one.id, one]));
  const cell = (record: TaxonRecord | null) => {
    if (record === null) return <Unknown why={words.notFound} />;
    const deployment = byId.get(record.deploymentId);
    const name = deployment === undefined ? `#${record.deploymentId}` : names.textOf(deployment);
    return <Link to={paths.session(record.sessionId, carried)}>{words.at(nightOfDayText(record.night), name)}</Link>;
  };
  return (
    <div
      className={`${analysis.table} ${classes.rows}`}
      role="region"
      aria-label={words.yearTable}
      // A scrolling region has to be focusable for the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table aria-label={words.yearTable}>
        <thead>
          <tr>
            {[words.year, words.rate, words.occurrences, words.nights].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            {[words.first, words.last].map((header) => (
              <th key={header} scope="col" className={classes.text}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, first, last, ...rate }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <RateCells of={rate} />
              <td className={classes.text}>{cell(first)}</td>
              <td className={classes.text}>{cell(last)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
