import { listParameter } from '#dashboard/list/table/list-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { choiceParameter } from '#dashboard/address/url-state.ts';

/** What a session's page has in the address. */
export const sessionPageParameters = {
  ...projectParameters,
  /** the sessions of all traps, or those of one deployment */
  list: listParameter(/^\/(?:sessions|deployments\/\d{1,15})$/),
  /** what next and previous follow: that list, or the nights of the session's own deployment */
  follow: choiceParameter(['list', 'nights']),
};
