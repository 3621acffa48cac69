import { idsParameter } from '#dashboard/address/ids-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { animalParameters } from '#dashboard/findings/animals/animal-choice.ts';
import { lookParameters } from '#dashboard/findings/animals/looks.ts';
import { choiceParameter, textParameter } from '#dashboard/address/url-state.ts';

/** The page's state in the address; project, deployments and the lowest score are named as on Effort. */
export const seasonParameters = {
  ...projectParameters,
  deployment: idsParameter,
  descendants: choiceParameter(['included', 'no']),
  score: textParameter,
  ...animalParameters,
  ...lookParameters,
  /** those drawn, of more than six */
  years: idsParameter,
  table: choiceParameter(['off', 'on']),
};
