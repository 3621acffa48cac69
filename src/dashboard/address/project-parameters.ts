import { idParameter } from './url-state.ts';

/** The chosen project in the address: `project=<id>`, left out for all projects. */
export const projectParameters = { project: idParameter };
