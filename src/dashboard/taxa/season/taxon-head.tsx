import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Taxon } from '#contract/records/taxon.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { GbifLink } from '#dashboard/taxa/gbif-link.tsx';
import { taxaMessages } from '#dashboard/taxa/messages/taxa-messages.ts';
import { Rank } from '#dashboard/findings/ranks/rank.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { seasonMessages } from './messages/season-messages.ts';
import classes from './season.module.css';

/** A button shows more. */
const LISTED_AT_FIRST = 30;

interface TaxonHeadProps {
  taxon: Taxon;
  /** from the top down */
  above: readonly Taxon[];
  /** directly below it */
  below: readonly Taxon[];
  project: number | null;
}

/** A taxon's name and rank, the taxa above and below it, and where else there is something about it. */
export function TaxonHead({ taxon, above, below, project }: TaxonHeadProps) {
  const ofTaxa = useMessages(taxaMessages);
  const words = useMessages(seasonMessages);
  const [search] = useSearchParams();
  const carried = Object.fromEntries(search);
  const [listsAll, setListsAll] = useState(false);
  const listed = listsAll ? below : below.slice(0, LISTED_AT_FIRST);
  const forEffort = Object.entries(carried).filter(([name]) => ['project', 'deployment', 'score'].includes(name));
  return (
    <header className={classes.head}>
      <nav className={record.back} aria-label={ofTaxa.above}>
        <Link to={paths.taxa(ofProject(project))}>{ofTaxa.title}</Link>
        {above.map((one) => (
          <span key={one.id}>
            {' / '}
            <Link to={paths.taxon(one.id, carried)}>{nameText(one)}</Link>
          </span>
        ))}
      </nav>
      <h1>
        {nameText(taxon)} <Rank rank={taxon.rank} />
      </h1>
      <p className={classes.links}>
        <Link to={paths.taxa({ ...ofProject(project), view: 'tree', selected: String(taxon.id) })}>{words.inTree}</Link>
        <Link to={paths.effort({ ...Object.fromEntries(forEffort), measure: 'detected', taxon: String(taxon.id) })}>
          {words.foundByOccasion}
        </Link>
        <GbifLink taxon={taxon} />
      </p>
      {below.length > 0 && (
        <nav className={classes.links} aria-label={ofTaxa.children}>
          <Text as="span" size="medium" aria-hidden="true">
            {ofTaxa.children}
          </Text>
          {listed.map((one) => (
            <Link key={one.id} to={paths.taxon(one.id, carried)}>
              {nameText(one)}
            </Link>
          ))}
          {listed.length < below.length && (
            <button type="button" className={controls.link} onClick={() => setListsAll(true)}>
              {words.showAll(numberText(below.length))}
            </button>
          )}
        </nav>
      )}
    </header>
  );
}
