import { listParameter } from '#dashboard/list/model/list-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { choiceParameter } from '#dashboard/address/url-state.ts';

/** The address parameters of a session's page. */
export const sessionPageParameters = {
  ...projectParameters,
  /** the address of the list it was opened from: all sessions, or one deployment's */
  list: listParameter(/^\/(?:sessions|deployments\/\d{1,15})$/),
  /** what previous and next follow: that list, or the nights of the session's deployment */
  follow: choiceParameter(['list', 'nights']),
};
