import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import page from '#dashboard/settings/settings-page.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { sourceMessages } from './messages/source-messages.ts';
import classes from './source.module.css';

/** The number of records in each list, here and at the source. */
export function CopyLists({ lists }: { lists: CopyStatus['lists'] }) {
  const words = useMessages(sourceMessages);
  const names = useMessages(copyMessages).lists;
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={page.scroll} role="region" aria-label={words.scrolls} tabIndex={0}>
      <table className={`${page.table} ${classes.lists}`} aria-label={words.lists}>
        <thead>
          <tr>
            <th scope="col">{words.list}</th>
            <th scope="col" title={words.hereMeans}>
              {words.here}
            </th>
            <th scope="col" title={words.thereMeans}>
              {words.there}
            </th>
            <th scope="col" title={words.differenceMeans}>
              {words.difference}
            </th>
            <th scope="col" title={words.setAsideMeans}>
              {words.setAside}
            </th>
          </tr>
        </thead>
        <tbody>
          {lists.map(({ list, here, there, set_aside }) => (
            <tr key={list}>
              <th scope="row">{names[list]}</th>
              <td>{numberText(here)}</td>
              <td>{there === null ? <Unknown why={words.notCounted} /> : numberText(there)}</td>
              <td data-differs={(there !== null && there > here + set_aside) || undefined}>
                {there === null ? <Unknown why={words.notCounted} /> : words.differs(here + set_aside - there)}
              </td>
              <td>{numberText(set_aside)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
