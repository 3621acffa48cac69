import { useColorScheme } from '#dashboard/ui/browser/use-color-scheme.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { Reading } from '#dashboard/list/view/bar/reading.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './messages/en.ts';
import { paletteMessages } from './messages/palette-messages.ts';
import type { PaletteAct, PaletteEntry } from './palette-entry.ts';
import { PaletteFrame } from './palette-frame.tsx';
import { paletteGroups } from './palette-groups.ts';
import { isEnter, isPaletteKey, movedBy } from './palette-keys.ts';
import { wantedWords } from './palette-match.ts';
import { PaletteOption } from './palette-option.tsx';
import { useRecentEntries } from './use-recent-entries.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './palette.module.css';
import type { RailPage } from '#dashboard/shell/rail.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

/** What was typed, and the keys of the search pressed since. */
export interface TypedBefore {
  typed: string;
  keys: readonly string[];
}

interface PaletteDialogProps {
  pages: readonly RailPage[];
  carried: Record<string, string>;
  /** what was typed while this dialog was being loaded, and the keys pressed after it */
  before: TypedBefore;
  /** opens the list of keys in its place */
  onKeys: () => void;
  onClose: () => void;
}

/** The current entry: of this key, which stays the same when more are found, else the first one. */
interface Choice {
  key: string | null;
  /** keys pressed before the results of what was typed were shown: they lead on from there */
  early: readonly string[];
}

const FIRST: Choice = { key: null, early: [] };
/** Debounce of requests to the service while typing. */
const DEBOUNCE_MS = 250;
/** One letter would match nearly everything. */
const FEWEST_LETTERS = 2;

/** Searches the loaded records, and the service, by a part of a name or by id; opens or executes the chosen entry. */
export function PaletteDialog({ pages, carried, before, onKeys, onClose }: PaletteDialogProps) {
  const words = useMessages(paletteMessages);
  const [typed, setTyped] = useState(before.typed);
  const [chosen, setChosen] = useState<Choice>({ ...FIRST, early: before.keys });
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [recent, addRecent] = useRecentEntries();
  const act = usePaletteAct();

  // The field is updated first, then the results.
  const deferred = useDeferredValue(typed, '');
  const wanted = useMemo(() => wantedWords(deferred), [deferred]);
  const [debounced] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const asked = debounced.length >= FEWEST_LETTERS && debounced === typed.trim() ? debounced : '';
  const { entries, asNow, sessions, moreSessions, read, isSearching, isAsking, error } = usePaletteEntries({
    pages,
    carried,
    words: wanted,
    typed: deferred,
    asked,
  });
  const groups = paletteGroups(entries, recent.map(asNow), wanted, moreSessions);
  const found = groups.reduce((sum, group) => sum + group.entries.length + group.more, 0);
  const offered = groups.flatMap((group) => group.entries);
  const last = offered.length - 1;
  const chosenIndex = Math.max(
    0,
    offered.findIndex(({ key }) => key === chosen.key),
  );
  const isEarly = deferred !== typed;
  const index = isEarly ? chosenIndex : chosen.early.reduce((at, key) => movedBy(key, at, last), chosenIndex);
  const current = offered[index];
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.key.replaceAll(/[^\w-]/g, '-')}`;
  const currentId = current === undefined ? undefined : optionId(current);

  const type = (text: string) => {
    setTyped(text);
    setChosen(FIRST);
    field.current?.focus();
  };
  const choose = (entry: PaletteEntry) => {
    addRecent(entry);
    if (entry.act.kind === 'keys') return onKeys();
    onClose();
    act(entry.act);
  };
  const enter = useEffectEvent(() => {
    if (current !== undefined) choose(current);
  });
  const isEntered = !isEarly && chosen.early.some(isEnter);
  useEffect(() => {
    if (isEntered) enter();
  }, [isEntered]);
  // Where the keys led stays chosen when more are found.
  if (!isEarly && !isEntered && chosen.early.length > 0) setChosen(choiceOf(current));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isPaletteKey(event)) return;
    if (isEarly) setChosen({ key: chosen.key, early: [...chosen.early, key] });
    else if (current === undefined) return;
    else if (isEnter(key)) choose(current);
    else setChosen(choiceOf(offered[movedBy(key, index, last)]));
    event.preventDefault();
  };

  return (
    <PaletteFrame
      onClose={onClose}
      field={{
        role: 'combobox',
        'aria-expanded': offered.length > 0,
        'aria-controls': listId,
        'aria-activedescendant': currentId,
        'aria-autocomplete': 'list',
        value: typed,
        ref: field,
        onChange: ({ currentTarget }) => type(currentTarget.value),
        onKeyDown,
      }}
    >
      <div id={listId} className={classes.list} role="listbox" aria-label={words.found}>
        {groups.map((group) => (
          <div key={group.kind} role="group" aria-label={words.groups[group.kind]}>
            <Text as="div" strong className={classes.title} aria-hidden="true">
              {words.groups[group.kind]}
              {group.more > 0 && <span> {words.more(group.more)}</span>}
            </Text>
            {group.entries.map((entry) => (
              <PaletteOption
                key={entry.key}
                entry={entry}
                id={optionId(entry)}
                words={wanted}
                isCurrent={entry === current}
                onPoint={() => setChosen(choiceOf(entry))}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <Text className={classes.foot} role="status">
        {isSearching
          ? soFarText(found, words)
          : footText(
              { isWanted: wanted.length > 0, found, isAsking: isAsking || asked !== typed.trim(), error },
              words,
            )}
        {wanted.length > 0 && !sessions.isWhole && ` ${sessionsText(sessions.records.length, words)}`}
      </Text>
      {/* Below what may scroll, so that no result moves. */}
      <Text className={classes.reading}>
        <Reading read={read} sentence={words.sessionsRead} onType={type} />
      </Text>
    </PaletteFrame>
  );
}

function choiceOf(entry: PaletteEntry | undefined): Choice {
  return entry === undefined ? FIRST : { key: entry.key, early: [] };
}

function soFarText(found: number, words: Messages): string {
  return found === 0 ? words.searching : words.foundSoFar(found);
}

interface SearchState {
  isWanted: boolean;
  found: number;
  isAsking: boolean;
  error: Error | null;
}

function footText({ isWanted, found, isAsking, error }: SearchState, words: Messages): string {
  if (!isWanted) return words.howToChoose;
  if (error !== null) return words.searchFailed(found, error.message);
  return found === 0 && isAsking ? words.asking : words.foundInAll(found);
}

/** The service has no text search for sessions. */
function sessionsText(loaded: number, words: Messages): string {
  return loaded === 0 ? words.noSessionsLoaded : words.sessionsLoaded(numberText(loaded));
}

/** Carries out the action of an entry. */
function usePaletteAct(): (act: Exclude<PaletteAct, { kind: 'keys' }>) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setColorScheme] = useColorScheme();
  const client = useQueryClient();
  return (act) => {
    if (act.kind === 'go') void navigate(act.to);
    else if (act.kind === 'project') void navigate(addressWithProject(pathname, search, act.id));
    else if (act.kind === 'scheme') setColorScheme(act.scheme);
    else void client.invalidateQueries({ type: 'active' });
  };
}

/** The same page with another project. A record's page ignores the project, so its list is opened instead. */
function addressWithProject(pathname: string, search: string, id: number | null): string {
  const [, page = '', record] = pathname.split('/');
  const parameters = new URLSearchParams(record === undefined ? search : '');
  if (id === null) parameters.delete('project');
  else parameters.set('project', String(id));
  const query = parameters.toString();
  return `/${page}${query === '' ? '' : `?${query}`}`;
}
