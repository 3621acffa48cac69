import type { ExportRecord } from '#contract/records/export.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { DifferenceTable } from './difference-table.tsx';
import classes from './export-card.module.css';
import { verifyExport } from './verify-export.ts';

/** Whether a finished export agrees with its job (spec 2.6), and the differences. */
export function ExportVerdict({ record }: { record: ExportRecord }) {
  const words = useMessages(exportsMessages);
  const { verdict, differences } = verifyExport(record);
  const agrees = verdict === 'agrees';
  const texts = { agrees: words.agrees, differs: words.differs, 'not-reported': words.notComparable };
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <p title={agrees ? words.agreesMeans : undefined}>{texts[verdict]}</p>
      {!agrees && <DifferenceTable label={words.differences} other={words.ofJob} differences={differences} />}
    </div>
  );
}
