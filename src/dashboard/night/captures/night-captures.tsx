import { useMemo, useRef, type ReactNode } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { inOrderTaken } from './in-order-taken.ts';
import type { Capture } from '#contract/records/capture.ts';
import { NightActivity } from '#dashboard/night/session/night-activity.tsx';
import { NightCapturesStatus } from './night-captures-status.tsx';
import { useChosenTaxon } from '#dashboard/night/session/use-chosen-taxon.ts';
import { clockChangeText, clockSetBack } from '#dashboard/night/session/night-clock-change.ts';
import { NightGallery, type NightGalleryHandle } from '#dashboard/night/gallery/night-gallery.tsx';
import { SpeciesSection } from '#dashboard/species/species-section.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import classes from '#dashboard/night/session-page.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const SessionSpecies = lazyPart(async () => (await import('#dashboard/species/session-species.tsx')).SessionSpecies);

interface NightCapturesProps {
  session: Session;
  /** its name among those of its deployment */
  night: string;
  /** its deployment's name */
  deployment: string;
  /** some services require it to list captures; undefined where it is unknown */
  projectId: number | 'loading' | undefined;
  /** shown below the plot */
  flags: ReactNode;
  /** shown beside plot and flags */
  facts: ReactNode;
}

const NOTHING: readonly Capture[] = [];

/** Loads all captures of a session and shows them as a plot and as a gallery, with the species of the session between. */
export function NightCaptures({ session, night, deployment, projectId, flags, facts }: NightCapturesProps) {
  const words = useMessages(sessionPageMessages);
  const filters = { event: session.id, project_id: projectId === 'loading' ? undefined : projectId };
  const query = useWholeList('captures', filters, { enabled: projectId !== 'loading' });
  const { data, error } = query;
  const records = data?.records ?? NOTHING;
  const setBack = clockSetBack(session) ?? 0;
  const captures = useMemo(() => inOrderTaken(records, setBack), [records, setBack]);
  const taxon = useChosenTaxon(filters, projectId !== 'loading');
  const gallery = useRef<NightGalleryHandle>(null);

  const isWhole = data?.complete === true;
  const species = (
    <SpeciesSection taxa={session.taxa_count}>
      <SessionSpecies
        session={session}
        projectId={filters.project_id}
        captures={captures}
        isWhole={isWhole}
        isReady={data !== undefined || error !== null}
      />
    </SpeciesSection>
  );

  if (data === undefined && error !== null) {
    return (
      <>
        <div className={classes.night}>
          <Failure what={words.capturesNotLoaded} why={error.message} onRetry={() => void query.refetch()} />
          {flags}
        </div>
        {facts}
        {species}
      </>
    );
  }
  return (
    <>
      <div className={classes.night}>
        <NightActivity
          captures={captures}
          of={`${deployment}, ${night}`}
          isWhole={isWhole}
          status={<NightCapturesStatus session={session} filters={filters} query={query} />}
          clockChange={clockChangeText(words, session)}
          taxon={taxon}
          onTime={(stretch, byKeyboard) => gallery.current?.showTime(stretch, { focus: byKeyboard })}
        />
        {flags}
      </div>
      {facts}
      {species}
      <NightGallery
        ref={gallery}
        session={session}
        night={night}
        captures={captures}
        filters={filters}
        count={data?.count ?? session.captures_count ?? 0}
        isWhole={isWhole}
      />
    </>
  );
}
