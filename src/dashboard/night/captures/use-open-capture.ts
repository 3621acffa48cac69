import { useLocation, useNavigate } from 'react-router-dom';
import { idParameter } from '#dashboard/address/url-state.ts';

const NAME = 'capture';

/** Stored in the history entry of an opened capture, so that closing it goes back instead of adding an entry. */
interface EntryState {
  openedHere?: boolean;
}

/**
 * The capture that is open, by the address (`capture=<id>`). Opening one adds a history entry, so that Back closes it;
 * moving to another one replaces the entry.
 */
export function useOpenCapture() {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const state = (location.state ?? {}) as EntryState;
  const searchWith = (id: number | null) => {
    const parameters = new URLSearchParams(search);
    if (id === null) parameters.delete(NAME);
    else parameters.set(NAME, String(id));
    const text = parameters.toString();
    return { search: text === '' ? '' : `?${text}` };
  };
  return {
    /** null where none is open */
    openId: idParameter.read(new URLSearchParams(search).get(NAME)),
    open: (id: number) => void navigate(searchWith(id), { state: { ...state, openedHere: true } }),
    /** the props of a link that opens it */
    linkTo: (id: number) => ({ to: searchWith(id), state: { ...state, openedHere: true } }),
    show: (id: number) => void navigate(searchWith(id), { replace: true, state }),
    close: () => {
      if (state.openedHere === true) void navigate(-1);
      else void navigate(searchWith(null), { replace: true, state });
    },
  };
}
