import { idParameter, type Parameter } from './url-state.ts';

/** Ids in the address, `3,14`, as lists write a choice, without repeats; null: none are named. */
export const idsParameter: Parameter<readonly number[] | null> = {
  read: (text) => {
    const ids = (text ?? '').split(',').flatMap((part) => idParameter.read(part) ?? []);
    return ids.length === 0 ? null : [...new Set(ids)];
  },
  write: (ids) => (ids === null || ids.length === 0 ? null : ids.join(',')),
};
