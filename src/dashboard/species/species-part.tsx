import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { paths } from '#dashboard/paths.ts';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { DownloadPanel } from '#dashboard/list/view/bar/lazy-panels.ts';
import { PanelButton } from '#dashboard/list/view/bar/panel-button.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { DownloadIcon } from '#dashboard/ui/icons/icons.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { SpeciesBasis } from './species-basis.tsx';
import { SpeciesAnimals, SpeciesChoices } from './species-choices.tsx';
import { SpeciesCurves, type CurvesOf } from './species-curves.tsx';
import { SpeciesRows } from './species-rows.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './species.module.css';
import type { Species } from './use-species.ts';

interface SpeciesPartProps {
  species: Species;
  /** links onward */
  onward?: ReactNode;
  /** of what curves of accumulation are offered; of one night there are none */
  curvesOf?: CurvesOf;
}

/** The table of species on a record's page, with its choices and its file, in the section that has its place. */
export function SpeciesPart({ species, onward, curvesOf }: SpeciesPartProps) {
  const words = useMessages(listMessages);
  const { list } = species;
  const [isOpened, setOpened] = useState(false);
  const open = useCallback((_id: string, wanted: boolean) => setOpened(wanted), []);
  if (species.loaded.error !== null && species.loaded.list === undefined) {
    return (
      <div className={classes.basis} data-without-rows>
        <SpeciesBasis species={species} />
      </div>
    );
  }
  return (
    <>
      <div className={classes.bar}>
        <SpeciesChoices species={species} withCurves={curvesOf !== undefined} />
        <PanelButton
          id="download"
          label={words.panels.download}
          icon={<DownloadIcon />}
          opened={isOpened}
          onChange={open}
        >
          {isOpened && (
            <Suspense
              fallback={
                <Text size="medium" className={classes.none}>
                  {words.opening}
                </Text>
              }
            >
              <DownloadPanel list={list} onClose={() => setOpened(false)} />
            </Suspense>
          )}
        </PanelButton>
      </div>
      <div className={classes.basis}>
        <SpeciesBasis species={species} />
        <div className={classes.side}>
          <span className={classes.onward}>
            {species.show === 'table' && <HowComputed to={paths.statistics('species-of-sessions')} />}
            {onward}
          </span>
          <div className={classes.animals}>
            <SpeciesAnimals species={species} />
          </div>
        </div>
      </div>
      {curvesOf !== undefined && species.show === 'accumulation' ? (
        <SpeciesCurves species={species} of={curvesOf} />
      ) : (
        <div className={classes.rows}>
          <SpeciesRows species={species} />
        </div>
      )}
    </>
  );
}
