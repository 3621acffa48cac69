import { useEffect, useEffectEvent } from 'react';

type EventMap = DocumentEventMap & WindowEventMap;

interface Listening extends AddEventListenerOptions {
  /** false: it does not listen */
  isOn?: boolean;
}

/** Calls back at events of these names, always the callback of the last rendering. */
export function useListener<Name extends keyof EventMap>(
  target: Document | Window,
  names: readonly Name[],
  onEvent: (event: EventMap[Name]) => void,
  { isOn = true, capture = false, passive = false }: Listening = {},
): void {
  const call = useEffectEvent(onEvent);
  const written = names.join(' ');
  useEffect(() => {
    if (!isOn) return;
    const options = { capture, passive };
    const listener = (event: Event) => call(event as EventMap[Name]);
    for (const name of written.split(' ')) target.addEventListener(name, listener, options);
    return () => {
      for (const name of written.split(' ')) target.removeEventListener(name, listener, options);
    };
  }, [target, written, isOn, capture, passive]);
}
