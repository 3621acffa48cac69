import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import { Suspense, useCallback, useId, useState } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import { BrushFrame } from '#dashboard/chart/brush/brush-frame.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import frame from '#dashboard/chart/brush/brush-frame.module.css';
import { FilterChips } from '#dashboard/list/view/bar/filter-chips.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { activeDays } from './active-days.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './deployments-days.module.css';

const DeploymentsBrush = lazyPart(async () => (await import('./deployments-brush.tsx')).DeploymentsBrush);

/** Where a permanent brush would push map and table off the screen. */
const SMALL = '(max-width: 767px), (max-height: 500px)';

interface DeploymentsDaysProps {
  list: RecordListModel<Deployment>;
  /** false leaves the brush's place empty */
  isDrawn: boolean;
}

/**
 * The brush above map and table: a filter of the column "Active", next to the chips of all filters, whose space is
 * always reserved. On a small screen the brush unfolds.
 */
export function DeploymentsDays({ list, isDrawn }: DeploymentsDaysProps) {
  const words = useMessages(deploymentsMessages);
  const { definition } = list;
  const { all, whole } = list.rows;
  const { byField: filters, search, changeFilter } = list.filters;
  const isSmall = useMediaQuery(SMALL);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const begin = useCallback(() => {
    const others = new Map(filters);
    others.delete('active');
    return matchingRecords(definition, all, others, search);
  }, [definition, all, filters, search]);
  const { last: matching } = useWork(isDrawn ? begin : null, all.length);

  const filter = filters.get('active');
  const days = filter?.kind === 'date' ? filter : { from: null, to: null, unknown: false };
  const isChosen = days.from !== null || days.to !== null;
  const leftOut = isChosen && !days.unknown ? (matching ?? []).filter(isUndated).length : 0;
  const choose = ({ from, to }: OpenRange) =>
    void changeFilter(
      'active',
      from === null && to === null
        ? null
        : { kind: 'date', from: isoOrNull(from), to: isoOrNull(to), unknown: isChosen && days.unknown },
    );
  const chips = <FilterChips list={list} />;
  const note = <Note isChosen={isChosen} leftOut={leftOut} />;
  const instead = (text: string) => <div className={frame.words}>{text}</div>;
  const brush = (
    <BrushFrame chips={isSmall ? null : chips}>
      {matching === null ? (
        instead('')
      ) : (
        <Suspense fallback={instead('')}>
          <DeploymentsBrush
            all={all}
            matching={matching}
            isWhole={whole}
            chosen={{ from: dayNumberOrNull(days.from), to: dayNumberOrNull(days.to) }}
            onChoose={choose}
            instead={instead}
          >
            {!isSmall && note}
          </DeploymentsBrush>
        </Suspense>
      )}
    </BrushFrame>
  );

  if (!isSmall) return <div className={classes.days}>{brush}</div>;
  return (
    <div className={classes.folded}>
      <div className={classes.row}>
        {chips}
        <button
          type="button"
          className={`${controls.button} ${classes.fold}`}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {/* Also while folded: the reader must see that deployments are left out. */}
          {leftOut > 0 ? words.daysUndated(leftOut) : words.daysLabel}{' '}
          <span aria-hidden="true">{opened ? '▲' : '▼'}</span>
        </button>
      </div>
      <div id={id} className={classes.days} hidden={!opened}>
        {opened && (
          <>
            {brush}
            <Text className={classes.note}>{isChosen ? note : words.allDays}</Text>
          </>
        )}
      </div>
    </div>
  );
}

/** What the chosen days do not filter, and how many deployments without dates they exclude. */
function Note({ isChosen, leftOut }: { isChosen: boolean; leftOut: number }) {
  const words = useMessages(deploymentsMessages);
  const notes = [...(isChosen ? [words.byDates] : []), ...(leftOut > 0 ? [words.undated(leftOut)] : [])];
  return <span aria-live="polite">{notes.join(' · ')}</span>;
}

function isUndated(deployment: Deployment): boolean {
  return activeDays(deployment) === null;
}

function dayNumberOrNull(date: string | null): number | null {
  return date === null ? null : dayOfIso(date);
}

function isoOrNull(day: number | null): string | null {
  return day === null ? null : isoOfDay(day);
}
