import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { encodedParts } from '#dashboard/list/files/encoded-parts.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { saveFile } from '#dashboard/list/files/save-file.ts';
import { paths, SPECIES_ANCHOR } from '#dashboard/paths.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { runInSlices } from '#dashboard/work/slices.ts';
import { modelsMessages } from './messages/models-messages.ts';
import type { Correction } from './model-totals.ts';
import classes from './models.module.css';
import type { Models } from './use-models.ts';

/** As many corrections, and occurrences of each, are shown at first. */
const [FEW, FEW_OCCURRENCES] = [20, 30];

interface ModelCorrectionsProps {
  corrections: readonly Correction[];
  models: Pick<Models, 'nameOfModel' | 'nameOfTaxon'>;
  /** the project's name; null: all */
  project: string | null;
  /** URL parameters carried to other pages */
  carried: Record<string, string>;
  /** false where some records are missing */
  isWhole: boolean;
}

/** What people determined in place of the models' taxa, the most frequent first, each with its occurrences. */
export function ModelCorrections({ corrections, models, project, carried, isWhole }: ModelCorrectionsProps) {
  const words = useMessages(modelsMessages);
  const { nameOfModel, nameOfTaxon } = models;
  const [shown, setShown] = useState(FEW);
  if (corrections.length === 0) return <Text figures>{words.noCorrections}</Text>;
  const left = corrections.length - shown;
  const save = () =>
    // The same in every language.
    runInSlices(
      encodedParts(
        rowsAsCsv(
          [
            { name: 'model', value: ({ modelId }: Correction) => nameOfModel(modelId) },
            { name: 'model_taxon_id', value: ({ from }: Correction) => from },
            { name: 'model_taxon', value: ({ from }: Correction) => nameOfTaxon(from).name },
            { name: 'person_taxon_id', value: ({ to }: Correction) => to },
            { name: 'person_taxon', value: ({ to }: Correction) => nameOfTaxon(to).name },
            { name: 'occurrences', value: ({ occurrences }: Correction) => occurrences.length },
          ],
          corrections,
          { forExcel: false },
        ),
      ),
      (parts) => saveFile(fileName('corrections of models', project, new Date(), 'csv'), 'text/csv', parts),
    );
  return (
    <div className={classes.corrections}>
      <p className={analysis.files}>
        <Button compact disabled={!isWhole} onClick={() => void save()}>
          {words.csv}
        </Button>
      </p>
      <div
        className={`${analysis.table} ${classes.names}`}
        role="region"
        aria-label={words.corrections}
        // A scrolling region has to be focusable for the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table aria-label={words.corrections}>
          <thead>
            <tr>
              {[words.from, words.to, words.occurrences, words.columns.model].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {corrections.slice(0, shown).map((one) => (
              <CorrectionRow
                key={`${one.modelId} ${one.from} ${one.to}`}
                correction={one}
                models={models}
                carried={carried}
              />
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button compact onClick={() => setShown(corrections.length)}>
          {words.showAll(left)}
        </Button>
      )}
    </div>
  );
}

interface CorrectionRowProps extends Pick<ModelCorrectionsProps, 'models' | 'carried'> {
  correction: Correction;
}

function CorrectionRow({ correction, models: { nameOfModel, nameOfTaxon }, carried }: CorrectionRowProps) {
  const words = useMessages(modelsMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { from, to, occurrences, modelId } = correction;
  const [model, person] = [nameOfTaxon(from).name, nameOfTaxon(to).name];
  const hidden = occurrences.length - FEW_OCCURRENCES;
  return (
    <>
      <tr>
        <th scope="row">
          <Link to={paths.taxon(from, carried)}>{model}</Link>
        </th>
        <td>
          <Link to={paths.taxon(to, carried)}>{person}</Link>
        </td>
        <td>
          <Button
            compact
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${numberText(occurrences.length)}: ${words.show(model, person)}`}
            onClick={() => setOpen(!isOpen)}
          >
            {numberText(occurrences.length)} <span aria-hidden="true">{isOpen ? '▲' : '▼'}</span>
          </Button>
        </td>
        <td {...OF_DATA}>{nameOfModel(modelId)}</td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={4} className={classes.opened}>
            <ul>
              {occurrences.slice(0, FEW_OCCURRENCES).map((one) => (
                <li key={one.id}>
                  <OccurrenceLink occurrence={one} taxon={to} carried={carried} />
                </li>
              ))}
              {hidden > 0 && <li>{words.more(hidden)}</li>}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

interface OccurrenceLinkProps {
  occurrence: Correction['occurrences'][number];
  taxon: number;
  carried: Record<string, string>;
}

/** The night of an occurrence, with the taxon selected among those on which person and model disagree. */
function OccurrenceLink({ occurrence, taxon, carried }: OccurrenceLinkProps) {
  const words = useMessages(modelsMessages);
  const { event, deployment, first_appearance_timestamp: time } = occurrence;
  const text = [time === null ? words.noTime : timestampText(time), deployment?.name ?? ''].filter(Boolean).join(', ');
  if (event === null) return text;
  const there = { species_ranks: 'all', species_looked: 'disagree', species_selected: String(taxon) };
  return <Link to={`${paths.session(event.id, { ...carried, ...there })}#${SPECIES_ANCHOR}`}>{text}</Link>;
}
