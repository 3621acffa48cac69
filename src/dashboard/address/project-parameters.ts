import { idParameter } from './url-state.ts';

/** The project switch's part of the address: `project=<id>`, left out for all projects. */
export const projectParameters = { project: idParameter };
