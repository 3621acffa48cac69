import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordOf } from '#contract/lists/collections.ts';
import { putPlaces } from '#dashboard/api/images/image-jobs.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { showModal } from '#dashboard/ui/browser/show-modal.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { pastedPlaces, sentPlaces, type TypedPlace } from './places-form.ts';
import { imagesMessages } from './messages/images-messages.ts';
import classes from './images.module.css';

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

/** The locations of the deployments of a source: typed, or several at once from a pasted table. */
export function PlacesDialog({ id, project, name, onClose }: PlacesDialogProps) {
  const words = useMessages(imagesMessages);
  const client = useQueryClient();
  const { data, error } = useWholeList('deployments', { project_id: String(project) });
  const traps = data?.records ?? [];
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedPlace>>(new Map());
  const [pasted, setPasted] = useState('');
  const [notHere, setNotHere] = useState<readonly string[]>([]);
  const { places, wrong } = sentPlaces(traps, typed);
  const save = useMutation({
    mutationFn: async () => {
      for (let from = 0; from < places.length; from += MOST_AT_ONCE)
        await putPlaces(client, id, { places: places.slice(from, from + MOST_AT_ONCE) });
    },
  });
  const take = () => {
    const found = pastedPlaces(pasted);
    const next = new Map(typed);
    for (const trap of traps) {
      const place = found.get((trap.name ?? '').normalize('NFC'));
      if (place !== undefined) next.set(trap.id, place);
    }
    const names = new Set(traps.map((trap) => (trap.name ?? '').normalize('NFC')));
    setTyped(next);
    setNotHere([...found.keys()].filter((one) => !names.has(one)));
  };
  const change = (trap: RecordOf<'deployments'>, changes: Partial<TypedPlace>) =>
    setTyped(new Map(typed).set(trap.id, { ...(typed.get(trap.id) ?? storedPlace(trap)), ...changes }));
  const title = words.locationsOf(name);
  return (
    <dialog ref={showModal} className={classes.dialog} aria-label={title} onClose={onClose}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <Button compact onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {words.close}
        </Button>
      </header>
      {error !== null && (
        <Text tone="bad" role="alert">
          {words.notDone(error.message)}
        </Text>
      )}
      <div className={classes.table}>
        <textarea
          className={controls.field}
          aria-label={words.pasted}
          placeholder={words.pasted}
          rows={3}
          spellCheck={false}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
      </div>
      <div className={classes.buttons}>
        <Button disabled={pasted.trim() === ''} onClick={take}>
          {words.take}
        </Button>
      </div>
      {notHere.length > 0 && (
        <Text tone="bad" role="alert">
          {words.notHere(listText(notHere))}
        </Text>
      )}
      {/* A scrolling region has to be focusable for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.rows} role="region" tabIndex={0} aria-label={title} aria-busy={data === undefined}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.deployment}</th>
              <th scope="col">{words.latitude}</th>
              <th scope="col">{words.longitude}</th>
            </tr>
          </thead>
          <tbody>
            {traps.map((trap) => {
              const place = typed.get(trap.id) ?? storedPlace(trap);
              return (
                <tr key={trap.id}>
                  <th scope="row" {...OF_DATA}>
                    {nameText(trap)}
                  </th>
                  <td>
                    <input
                      className={controls.field}
                      aria-label={words.latitudeOf(nameText(trap))}
                      inputMode="decimal"
                      value={place.latitude}
                      onChange={({ currentTarget }) => change(trap, { latitude: currentTarget.value })}
                    />
                  </td>
                  <td>
                    <input
                      className={controls.field}
                      aria-label={words.longitudeOf(nameText(trap))}
                      inputMode="decimal"
                      value={place.longitude}
                      onChange={({ currentTarget }) => change(trap, { longitude: currentTarget.value })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
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
      <div className={classes.buttons}>
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
    </dialog>
  );
}

/** As the service has it; 0, 0 is no location (spec 2.4). */
function storedPlace({ latitude, longitude }: RecordOf<'deployments'>): TypedPlace {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return EMPTY;
  return { latitude: String(latitude), longitude: String(longitude) };
}
