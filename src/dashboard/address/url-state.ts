import { useCallback, useContext, useMemo } from 'react';
import { createPath, useLocation, useNavigate, type Location } from 'react-router-dom';
import { formatOrdering, parseOrdering, type OrderingTerm } from '#contract/lists/list-query.ts';
import { recordId } from '#contract/records/record-id.ts';
import { AddressQuery } from './address-query.ts';
import { AppRouterContext } from './app-router-context.ts';
import { ParameterPrefix } from './parameter-prefix.ts';
import { queryText } from './query-text.ts';

/** How one value of a page's state is written in the address. An invalid value reads as the default; a default is not written. */
export interface Parameter<Value> {
  read: (text: string | null) => Value;
  /** null leaves the parameter out */
  write: (value: Value) => string | null;
}

type Parameters<State> = { [Key in keyof State]: Parameter<State[Key]> };

/** Any text; empty by default. */
export const textParameter: Parameter<string> = {
  read: (text) => text ?? '',
  write: (value) => (value === '' ? null : value),
};

/** The id of a record, or null. */
export const idParameter: Parameter<number | null> = {
  read: recordId,
  write: (value) => (value === null ? null : String(value)),
};

/** One of some words; the first is the default. */
export function choiceParameter<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): Parameter<Choice> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? choices[0],
    write: (value) => (value === choices[0] ? null : value),
  };
}

/** An ordering by known fields, in the interface's own form (`-captures_count,name`). */
export function orderingParameter(fields: readonly string[], byDefault: string): Parameter<readonly OrderingTerm[]> {
  return {
    read: (text) => {
      const terms = parseOrdering(text ?? '').filter(({ field }) => fields.includes(field));
      return terms.length > 0 ? terms : parseOrdering(byDefault);
    },
    write: (terms) => {
      const text = formatOrdering(terms);
      return text === byDefault ? null : text;
    },
  };
}

/**
 * A page's state, which is in the address only. `parameters` must be a module-level constant. Unknown parameters of the
 * address stay as they are, and values that do not change keep their identity.
 *
 * @returns the state, and a function that changes parts of it (`replace` adds no entry to the history, `urgent` renders
 * synchronously, `leaving` not at all: the next page is opened at once); its promise resolves when the address has changed
 */
export function useUrlState<State extends object>(
  parameters: Parameters<State>,
): [State, (patch: Partial<State>, options?: ChangeOptions) => Promise<void>] {
  const search = useAddressQuery();
  const prefix = useContext(ParameterPrefix);
  const changeParameters = useChangeParameters();
  const state = useMemo(() => readState(parameters, new URLSearchParams(search), prefix), [parameters, search, prefix]);
  const change = useCallback(
    (patch: Partial<State>, options?: ChangeOptions) => changeParameters(textsOf(parameters, patch), options),
    [parameters, changeParameters],
  );
  return [state, change];
}

/** A function that sets parameters of the address by name, all in one navigation; null removes one. */
export function useChangeParameters(): (
  texts: Readonly<Record<string, string | null>>,
  options?: ChangeOptions,
) => Promise<void> {
  const changeQuery = useChangeQuery();
  const prefix = useContext(ParameterPrefix);
  return useCallback(
    (texts, options) => changeQuery((now) => withTexts(now, texts, prefix), options),
    [changeQuery, prefix],
  );
}

/** The name of a parameter in the address: a project is chosen for the whole page. */
function nameInAddress(name: string, prefix: string): string {
  return name === 'project' ? name : prefix + name;
}

interface ChangeOptions {
  replace?: boolean;
  urgent?: boolean;
  /** only together with `replace` */
  leaving?: boolean;
}

/** The query that `useUrlState` reads, with its "?"; empty where there is none. */
export function useAddressQuery(): string {
  const location = useLocation();
  return useContext(AddressQuery) ?? location.search;
}

function useChangeQuery() {
  const shown = useLocation();
  const navigate = useNavigate();
  const router = useContext(AppRouterContext);
  return useCallback(
    async (
      change: (now: URLSearchParams) => URLSearchParams,
      { replace = false, urgent = false, leaving = false }: ChangeOptions = {},
    ) => {
      // The current address: on a slow machine a further change comes before React has rendered the page for the last one.
      const location = router?.state.location ?? shown;
      const now = asked.get(location) ?? location.search;
      const text = queryText(change(new URLSearchParams(now)));
      const after = { search: text === '' ? '' : `?${text}` };
      asked.set(location, after.search);
      const next = router?.state.navigation.location;
      const isOpening = next !== undefined && next.pathname !== location.pathname;
      // Not where the router has a history of its own.
      const isLeft = leaving && window.location.pathname === location.pathname;
      if (replace && (isOpening || isLeft)) {
        // A navigation would stop the one to the next page, whose script is being loaded, and render a page that is left.
        // Back finds this address, with a key: an entry without one is that of a page opened by its address.
        window.history.replaceState(
          { key: 'left', ...window.history.state },
          '',
          createPath({ ...location, ...after }),
        );
        return;
      }
      await navigate(after, { replace, flushSync: urgent });
    },
    [router, shown, navigate],
  );
}

/** The query that was last asked for at a location: the router has it a moment later. */
const asked = new WeakMap<Location, string>();

/** What each set of parameters read last, so that values that did not change in the address keep their identity. */
const lastRead = new WeakMap<object, { texts: Map<string, string | null>; state: object }>();

function readState<State extends object>(
  parameters: Parameters<State>,
  search: URLSearchParams,
  prefix: string,
): State {
  const last = lastRead.get(parameters);
  const names = keysOf(parameters);
  const texts = new Map<string, string | null>(names.map((name) => [name, search.get(nameInAddress(name, prefix))]));
  const isSame = (name: string) => last?.texts.get(name) === texts.get(name);
  if (last !== undefined && names.every(isSame)) return last.state as State;
  const before = last?.state as State | undefined;
  const state: Partial<State> = {};
  for (const name of names) {
    state[name] = before !== undefined && isSame(name) ? before[name] : parameters[name].read(texts.get(name) ?? null);
  }
  lastRead.set(parameters, { texts, state });
  return state as State;
}

function textsOf<State extends object>(
  parameters: Parameters<State>,
  patch: Partial<State>,
): Record<string, string | null> {
  const texts: Record<string, string | null> = {};
  for (const name of keysOf(parameters)) {
    if (name in patch) texts[name] = parameters[name].write(patch[name] as State[typeof name]);
  }
  return texts;
}

function withTexts(
  before: URLSearchParams,
  texts: Readonly<Record<string, string | null>>,
  prefix: string,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) after.delete(nameInAddress(name, prefix));
    else after.set(nameInAddress(name, prefix), text);
  }
  return after;
}

function keysOf<State extends object>(parameters: Parameters<State>): (keyof State & string)[] {
  return Object.keys(parameters) as (keyof State & string)[];
}
