import { useEffect, useEffectEvent } from 'react';

type EventMap = DocumentEventMap & WindowEventMap;

interface Listening extends AddEventListenerOptions {
  /** false: it does not listen */
  isOn?: boolean;
}

/**
 * Calls back at events of these names, always the callback of the last rendering. The target is named, since a preview is
 * rendered where there is none.
 */
export function useListener<Name extends keyof EventMap>(
  target: 'document' | 'window',
  names: readonly Name[],
  onEvent: (event: EventMap[Name]) => void,
  { isOn = true, capture = false, passive = false }: Listening = {},
): void {
  const call = useEffectEvent(onEvent);
  const written = names.join(' ');
  useEffect(() => {
    if (!isOn) return;
    const options = { capture, passive };
    const on = target === 'document' ? document : window;
    const listener = (event: Event) => call(event as EventMap[Name]);
    for (const name of written.split(' ')) on.addEventListener(name, listener, options);
    return () => {
      for (const name of written.split(' ')) on.removeEventListener(name, listener, options);
    };
  }, [target, written, isOn, capture, passive]);
}
