import { Button } from '#dashboard/ui/controls/button.tsx';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { copyText } from '#dashboard/list/files/copy-text.ts';
import type { PanelProps } from './panel-props.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './panel.module.css';
import { roundedQuery } from '#dashboard/address/rounded-query.ts';
import { useSavedViews, viewQuery, withView, type SavedView } from './saved-views.ts';
import { ViewItem } from './view-item.tsx';

/** The panel of a list's saved views: columns, ordering, filters, search and everything else in its address. */
export function ViewsPanel<Rec>({ list, onClose }: PanelProps<Rec>) {
  const words = useMessages(panelMessages);
  const { quoted } = useMessages(uiMessages);
  const { collection, noun } = list.definition;
  const { pathname, search } = useLocation();
  const [saved, setViews] = useSavedViews(collection);
  const [digits] = usePlaceDigits();
  // Rounds views that were saved while coordinates were exact.
  const views = saved.map((view) => ({ ...view, query: roundedQuery(view.query, digits) }));
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const query = viewQuery(search);
  const wanted = name.trim();
  const isTaken = views.some((view) => view.name === wanted);

  const copyLink = async (view: SavedView) => {
    await copyText(`${location.origin}${pathname}${view.query === '' ? '' : `?${view.query}`}`);
    setSaid(words.linkCopied(quoted(view.name)));
  };
  return (
    <div className={classes.panel}>
      <div className={classes.title}>
        <h2>{words.views}</h2>
      </div>
      <Text className={classes.hint}>{views.length === 0 ? words.viewsMean(noun.many) : words.viewsAreHere}</Text>
      <ul className={classes.items}>
        {views.map((view) => (
          <ViewItem
            key={view.name}
            view={view}
            isShown={view.query === query}
            link={
              <Link to={{ pathname, search: view.query }} onClick={onClose}>
                {view.name}
              </Link>
            }
            isTaken={(other) => views.some((one) => one.name === other)}
            onCopy={() => void copyLink(view)}
            onRename={(other) => setViews(withView(saved, { ...view, name: other }, view.name))}
            onDelete={() => {
              setViews(saved.filter((one) => one.name !== view.name));
              setSaid(words.deleted(quoted(view.name)));
            }}
          />
        ))}
      </ul>
      <form
        className={classes.foot}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === '') return;
          setViews(withView(saved, { name: wanted, query }));
          setName('');
          setSaid(words.saved(quoted(wanted)));
        }}
      >
        <input
          className={`${controls.field} ${classes.name}`}
          aria-label={words.viewName}
          placeholder={words.viewNameHint}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" disabled={wanted === ''}>
          {isTaken ? words.replace : words.save}
        </Button>
        <Text className={classes.said} aria-live="polite">
          {said}
        </Text>
      </form>
    </div>
  );
}
