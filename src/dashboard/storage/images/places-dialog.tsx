import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { putPlaces } from '#dashboard/api/images/image-jobs.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { located } from '#dashboard/map/located.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { fieldsOf, isEmpty, pastedPlaces, sentPlaces, typedDegrees, type TypedPlace } from './places-form.ts';
import { imagesMessages } from './messages/images-messages.ts';
import { PlaceRows } from './place-rows.tsx';
import type { PinsOfMap } from './places-map.tsx';
import { TitledDialog } from './titled-dialog.tsx';
import images from './images.module.css';
import classes from './places.module.css';

const PlacesMap = lazyPart(async () => (await import('./places-map.tsx')).PlacesMap);

/** Deployments whose locations are written in one request. */
const MOST_AT_ONCE = 500;
const EMPTY: TypedPlace = { latitude: '', longitude: '' };

interface PlacesDialogProps {
  /** of the source */
  id: number;
  project: number;
  name: string;
  onClose: () => void;
}

/** The locations of the deployments of a source: dragged on a map, typed, or several at once from a pasted table. */
export function PlacesDialog({ id, project, name, onClose }: PlacesDialogProps) {
  const words = useMessages(imagesMessages);
  const client = useQueryClient();
  const { data, error, rows, typed, setTyped, change } = usePlaceRows(project);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [notHere, setNotHere] = useState<readonly string[]>([]);
  const map = useRef<PinsOfMap>(null);
  const { places, wrong } = sentPlaces(rows, typed);
  const save = useMutation({
    mutationFn: async () => {
      for (let from = 0; from < places.length; from += MOST_AT_ONCE)
        await putPlaces(client, id, { places: places.slice(from, from + MOST_AT_ONCE) });
    },
  });
  const pins = useMemo(
    () =>
      rows.flatMap(({ id: ofTrap, name: label, place }) =>
        place === null ? [] : [{ id: ofTrap, label, ...place, value: null }],
      ),
    [rows],
  );
  const take = (pasted: string) => {
    const found = pastedPlaces(pasted);
    const ids = new Map(rows.map((row) => [row.name.normalize('NFC'), row.id]));
    const next = new Map(typed);
    for (const row of rows) {
      const place = found.get(row.name.normalize('NFC'));
      if (place !== undefined) next.set(row.id, place);
    }
    setTyped(next);
    setNotHere([...found.keys()].filter((one) => !ids.has(one)));
    map.current?.fitNext();
  };
  const select = useCallback((ofTrap: number) => {
    setSelectedId(ofTrap);
    map.current?.bringToSight(ofTrap);
  }, []);
  const pin = useCallback(
    (ofTrap: number) => {
      const handle = map.current;
      if (handle === null) return;
      setSelectedId(ofTrap);
      if (!handle.hasPin(ofTrap)) change(ofTrap, fieldsOf(handle.centre()));
      handle.focusPin(ofTrap);
    },
    [change],
  );
  const undo = useCallback(
    (ofTrap: number) => setTyped((before) => new Map([...before].filter(([one]) => one !== ofTrap))),
    [setTyped],
  );
  return (
    <TitledDialog title={words.locationsOf(name)} className={classes.dialog} onClose={onClose}>
      <div className={classes.body}>
        <div className={classes.map}>
          <Suspense fallback={<section className={classes.mapPlace} aria-label={words.mapOfPlaces} aria-busy="true" />}>
            <PlacesMap
              ref={map}
              pins={pins}
              isRead={data !== undefined}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onMove={change}
            />
          </Suspense>
        </div>
        <div className={classes.side}>
          {error !== null && (
            <Text tone="bad" role="alert">
              {words.notDone(error.message)}
            </Text>
          )}
          <PastedTable notHere={notHere} onTake={take} />
          {/* A scrolling region has to be focusable for the keyboard. */}
          <div
            className={`${images.rows} ${classes.rows}`}
            role="region"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={words.locationsOf(name)}
            aria-busy={data === undefined}
          >
            <PlaceRows
              rows={rows}
              selectedId={selectedId}
              onChange={change}
              onSelect={select}
              onPin={pin}
              onUndo={undo}
            />
          </div>
          {wrong.length > 0 && (
            <Text tone="bad" role="alert">
              {words.wrongLocation(listText(wrong))}
            </Text>
          )}
          {save.error !== null && (
            <Text tone="bad" role="alert">
              {words.notDone(save.error.message)}
            </Text>
          )}
        </div>
      </div>
      <div className={images.buttons}>
        <Button
          tone="lamp"
          disabled={places.length === 0 || wrong.length > 0}
          busy={save.isPending}
          onClick={({ currentTarget }) => {
            // Closed by itself, it gives the focus back.
            save.mutate(undefined, { onSuccess: () => currentTarget.closest('dialog')?.close() });
          }}
        >
          {words.save}
        </Button>
      </div>
    </TitledDialog>
  );
}

interface PastedTableProps {
  /** names of the table that no deployment has */
  notHere: readonly string[];
  onTake: (pasted: string) => void;
}

function PastedTable({ notHere, onTake }: PastedTableProps) {
  const words = useMessages(imagesMessages);
  const [pasted, setPasted] = useState('');
  return (
    <details className={classes.pasted}>
      <summary>{words.pasted}</summary>
      <textarea
        className={controls.field}
        aria-label={words.pasted}
        rows={3}
        spellCheck={false}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <Button disabled={pasted.trim() === ''} onClick={() => onTake(pasted)}>
        {words.take}
      </Button>
      {notHere.length > 0 && (
        <Text tone="bad" role="alert">
          {words.notHere(listText(notHere))}
        </Text>
      )}
    </details>
  );
}

/** The deployments with their places: as the service has them, until they are changed here. */
function usePlaceRows(project: number) {
  const { data, error } = useWholeList('deployments', { project_id: String(project) });
  const records = data?.records;
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedPlace>>(new Map());
  const rows = useMemo(
    () =>
      (records ?? []).map((record) => {
        // 0, 0 is no location (spec 2.4).
        const stored = located(record);
        const own = typed.get(record.id);
        const fields = own ?? storedFields(stored);
        // Empty fields are left as they are stored.
        const place = own === undefined || isEmpty(own) ? stored : typedDegrees(own);
        return {
          id: record.id,
          name: nameText(record),
          fields,
          place,
          isLocated: place !== null,
          isChanged: own !== undefined,
          isWrong: own !== undefined && place === null && !isEmpty(own),
        };
      }),
    [records, typed],
  );
  const change = useCallback(
    (id: number, changes: Partial<TypedPlace>) =>
      setTyped((before) => {
        const record = records?.find((one) => one.id === id);
        const fields = before.get(id) ?? storedFields(record === undefined ? null : located(record));
        return new Map(before).set(id, { ...fields, ...changes });
      }),
    [records],
  );
  return { data, error, rows, typed, setTyped, change };
}

function storedFields(stored: ReturnType<typeof located>): TypedPlace {
  return stored === null ? EMPTY : { latitude: String(stored.latitude), longitude: String(stored.longitude) };
}
