import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { BusiestNights } from './busiest-nights.tsx';
import { overviewMessages } from './messages/overview-messages.ts';
import { LookedAt } from './looked-at.tsx';
import { NeedsALook } from './needs-a-look.tsx';
import { OverviewMap } from './overview-map.tsx';
import classes from './overview-page.module.css';
import { OverviewTotals } from './overview-totals.tsx';
import { SeasonPanel } from './season-panel.tsx';
import { useOverview } from './use-overview.ts';

/** Totals, season, map and records to check, for all projects or one. */
export default function OverviewPage() {
  const words = useMessages(overviewMessages);
  useTitle(words.title);
  const overview = useOverview();
  return (
    <div className={classes.page}>
      <h1>{words.title}</h1>
      <OverviewTotals overview={overview} />
      <div className={classes.panels}>
        <div className={classes.column}>
          {/* Remount per project, so that counts never belong to another one. */}
          <SeasonPanel key={`seasons of ${overview.project}`} overview={overview} />
          <OverviewMap overview={overview} />
        </div>
        <div className={classes.column}>
          <NeedsALook key={`looks of ${overview.project}`} overview={overview} />
          <BusiestNights overview={overview} />
          <LookedAt overview={overview} />
        </div>
      </div>
    </div>
  );
}
