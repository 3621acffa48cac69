import { useParams } from 'react-router-dom';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { ListLoaded } from '#dashboard/findings/loaded/list-loaded.tsx';
import { loadedMessages } from '#dashboard/findings/loaded/messages/loaded-messages.ts';
import { seasonMessages } from '#dashboard/taxa/season/messages/season-messages.ts';
import { SeasonView } from '#dashboard/taxa/season/season-view.tsx';
import { TaxonHead } from '#dashboard/taxa/season/taxon-head.tsx';
import { useTaxon } from '#dashboard/taxa/season/use-taxon.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { NoSuchRecord } from '#dashboard/ui/notes/no-such-record.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import record from '#dashboard/ui/pages/record-page.module.css';
import { useTitle } from '#dashboard/ui/use-title.ts';

/** One taxon: when in the year and where it was found, for how much effort. */
export default function TaxonPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <TaxonById key={id} id={Number(id)} /> : <NoTaxon id={id} />;
}

function TaxonById({ id }: { id: number }) {
  const words = useMessages(seasonMessages);
  const loaded = useMessages(loadedMessages);
  const [{ project }] = useUrlState(projectParameters);
  const found = useTaxon(id, project);
  const { taxon } = found;
  useTitle(taxon === null ? words.titleOf(String(id)) : nameText(taxon));
  if (found.isMissing) return <NoTaxon id={String(id)} />;
  return (
    <div className={record.page}>
      {taxon === null ? (
        <h1>{words.titleOf(String(id))}</h1>
      ) : (
        <TaxonHead taxon={taxon} above={found.above} below={found.children} project={project} />
      )}
      <ListLoaded what={loaded.nouns.taxa} list={found.list} />
      {taxon !== null && <SeasonView taxon={taxon} found={found} />}
    </div>
  );
}

function NoTaxon({ id }: { id: string }) {
  const words = useMessages(seasonMessages);
  const [{ project }] = useUrlState(projectParameters);
  useTitle(words.noSuch);
  return <NoSuchRecord what={words.noneWithId(id)} to={paths.taxa(ofProject(project))} link={words.allTaxa} />;
}
