import { isValidElement, type ReactNode } from 'react';
import { messages as access } from '#dashboard/access/messages/en.ts';
import { messages as announce } from '#dashboard/shell/announce/messages/en.ts';
import { messages as api } from '#dashboard/api/messages/en.ts';
import { messages as chart } from '#dashboard/chart/messages/en.ts';
import { messages as compare } from '#dashboard/compare/messages/en.ts';
import { messages as copy } from '#dashboard/api/copy/messages/en.ts';
import { messages as copyLine } from '#dashboard/shell/copy/messages/en.ts';
import { messages as deploymentDays } from '#dashboard/deployments/days/messages/en.ts';
import { messages as deployment } from '#dashboard/deployments/details/messages/en.ts';
import { messages as deploymentLegend } from '#dashboard/deployments/map/legend/messages/en.ts';
import { messages as deploymentMap } from '#dashboard/deployments/map/messages/en.ts';
import { messages as deployments } from '#dashboard/deployments/messages/en.ts';
import { messages as deploymentSelected } from '#dashboard/deployments/selected/messages/en.ts';
import { messages as effort } from '#dashboard/effort/messages/en.ts';
import { messages as exports } from '#dashboard/exports/messages/en.tsx';
import { messages as exportPreview } from '#dashboard/exports/preview/messages/en.ts';
import { messages as order } from '#dashboard/exports/order/messages/en.ts';
import { messages as animals } from '#dashboard/api/animals/messages/en.ts';
import { messages as flags } from '#dashboard/findings/flags/labels/messages/en.ts';
import { messages as flagReasons } from '#dashboard/findings/flags/messages/en.ts';
import { messages as loaded } from '#dashboard/findings/loaded/messages/en.ts';
import { messages as findings } from '#dashboard/findings/messages/en.ts';
import { messages as nights } from '#dashboard/findings/nights/messages/en.ts';
import { messages as occurrences } from '#dashboard/findings/occurrences/messages/en.ts';
import { messages as filtersNote } from '#dashboard/shell/filters-note/messages/en.ts';
import { messages as jobs } from '#dashboard/shell/jobs/messages/en.ts';
import { messages as links } from '#dashboard/links/messages/en.ts';
import { messages as list } from '#dashboard/list/messages/en.tsx';
import { messages as neighbours } from '#dashboard/list/view/neighbours/messages/en.ts';
import { messages as panels } from '#dashboard/list/view/panels/messages/en.ts';
import { messages as mapTools } from '#dashboard/map/tools/messages/en.ts';
import { messages as map } from '#dashboard/map/messages/en.ts';
import { messages as overview } from '#dashboard/overview/messages/en.ts';
import { messages as projects } from '#dashboard/projects/messages/en.tsx';
import { messages as allRemarks } from '#dashboard/remarks/all/messages/en.ts';
import { messages as remarks } from '#dashboard/remarks/messages/en.ts';
import { messages as calendar } from '#dashboard/sessions/calendar/messages/en.ts';
import { messages as captures } from '#dashboard/findings/pictures/messages/en.ts';
import { messages as determinations } from '#dashboard/night/viewer/determinations/messages/en.ts';
import { messages as sessionsList } from '#dashboard/sessions/columns/messages/en.ts';
import { messages as sessions } from '#dashboard/sessions/messages/en.ts';
import { messages as accumulation } from '#dashboard/species/accumulation/messages/en.ts';
import { messages as statistics } from '#dashboard/statistics/messages/en.ts';
import { messages as sessionPage } from '#dashboard/night/session/messages/en.ts';
import { messages as species } from '#dashboard/species/messages/en.ts';
import { messages as settings } from '#dashboard/settings/messages/en.ts';
import { messages as sourceOrder } from '#dashboard/exports/source/messages/en.ts';
import { messages as source } from '#dashboard/settings/source/messages/en.tsx';
import { messages as shell } from '#dashboard/shell/messages/en.tsx';
import { messages as palette } from '#dashboard/shell/palette/messages/en.ts';
import { messages as images } from '#dashboard/storage/images/messages/en.ts';
import { messages as storage } from '#dashboard/storage/messages/en.tsx';
import { messages as models } from '#dashboard/taxa/models/messages/en.ts';
import { messages as season } from '#dashboard/taxa/season/messages/en.ts';
import { messages as taxa } from '#dashboard/taxa/messages/en.ts';
import { messages as ui } from '#dashboard/ui/messages/en.tsx';

/** The English messages of each room, as tests see the page: tests find things by these, not by sentences of their own. */
export const words = {
  access,
  accumulation,
  allRemarks,
  animals,
  announce,
  api,
  calendar,
  captures,
  chart,
  compare,
  copy,
  copyLine,
  deployment,
  deploymentDays,
  deploymentLegend,
  deploymentMap,
  deploymentSelected,
  deployments,
  determinations,
  effort,
  exportPreview,
  exports,
  filtersNote,
  findings,
  loaded,
  flagReasons,
  flags,
  images,
  jobs,
  links,
  list,
  map,
  mapTools,
  neighbours,
  nights,
  occurrences,
  order,
  overview,
  palette,
  panels,
  projects,
  remarks,
  sessionPage,
  sessions,
  sessionsList,
  settings,
  shell,
  source,
  sourceOrder,
  species,
  statistics,
  storage,
  models,
  season,
  taxa,
  ui,
};

/** The whole text of a message that has elements in it. */
export function textOf(message: ReactNode): string {
  if (Array.isArray(message)) return message.map((one: ReactNode) => textOf(one)).join('');
  if (isValidElement<{ children?: ReactNode }>(message)) return textOf(message.props.children);
  return typeof message === 'string' || typeof message === 'number' ? String(message) : '';
}

/** The text of a message that has elements in it, up to the first of these. */
export function startOf(message: ReactNode): string {
  if (typeof message === 'string') return message;
  const children = isValidElement<{ children?: ReactNode }>(message) ? message.props.children : message;
  const [first] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return typeof first === 'string' ? first.trim() : startOf(first);
}

/** Stands for any number in a message for `textPattern`; § stands for any text. */
export const ANY = Number.NaN;

/** Matches the whole of a message that was given `ANY` or §. */
export function textPattern(message: string): RegExp {
  const escaped = message.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(String(ANY), String.raw`[\d,.]+`).replaceAll('§', '.*')}$`);
}
