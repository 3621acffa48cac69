import { useLocation, useNavigate } from 'react-router-dom';
import { idParameter } from '#dashboard/address/url-state.ts';

const NAME = 'capture';

/** Kept with the step of history that opening a capture made, so that closing it goes back instead of forward. */
interface StepState {
  openedHere?: boolean;
}

/**
 * The capture that is looked at, as it stands in the address (`capture=<id>`). Opening one is a step that Back takes
 * back; going on to another one replaces it.
 */
export function useOpenCapture() {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const steps = (location.state ?? {}) as StepState;
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
    open: (id: number) => void navigate(searchWith(id), { state: { ...steps, openedHere: true } }),
    show: (id: number) => void navigate(searchWith(id), { replace: true, state: steps }),
    close: () => {
      if (steps.openedHere === true) void navigate(-1);
      else void navigate(searchWith(null), { replace: true, state: steps });
    },
  };
}
