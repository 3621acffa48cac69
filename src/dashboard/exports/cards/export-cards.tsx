import type { ExportRecord } from '#contract/records/export.ts';
import type { FormatNames } from '#dashboard/api/exports/use-format-names.ts';
import type { FollowedExport } from '#dashboard/api/exports/followed-exports.ts';
import { FirstCards } from '#dashboard/list/view/first-cards.tsx';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import { ReadAllOffer } from '#dashboard/list/view/bar/read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { ExportCard } from './export-card.tsx';
import classes from '#dashboard/exports/exports-page.module.css';

interface ExportCardsProps {
  list: RecordListModel<ExportRecord>;
  formats: FormatNames;
  followed: ReadonlyMap<number, FollowedExport>;
  news: ReadonlySet<number>;
  onOrdered: (record: ExportRecord | null) => void;
}

/** The exports as cards, in the list's ordering (newest first by default). */
export function ExportCards({ list, formats, followed, news, onOrdered }: ExportCardsProps) {
  const words = useMessages(exportsMessages);
  const { definition } = list;
  const { shown, source } = list.rows;
  const { selectedId } = list.selection;

  if (source === 'ask') {
    return (
      <div className={classes.instead}>
        <ReadAllOffer list={list} />
      </div>
    );
  }
  if (source === 'loading') {
    return (
      <p className={classes.instead} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  if (shown.length === 0) {
    return (
      <p className={classes.instead}>
        <WhyNothing list={list} />
      </p>
    );
  }
  return (
    <div className={classes.scroll}>
      <FirstCards list={list} className={classes.end}>
        {(records) => (
          <div className={classes.cards}>
            {records.map((record) => (
              <ExportCard
                key={record.id}
                record={record}
                name={definition.nameOf(record)}
                formats={formats}
                followed={followed.get(record.id) ?? null}
                isNew={news.has(record.id)}
                isSelected={record.id === selectedId}
                onOrdered={onOrdered}
              />
            ))}
          </div>
        )}
      </FirstCards>
    </div>
  );
}
