import { isValidElement, type ReactNode } from 'react';
import { messages as deployment } from '#dashboard/deployments/details/messages/en.ts';
import { messages as deploymentMap } from '#dashboard/deployments/map/messages/en.ts';
import { messages as deploymentDays } from '#dashboard/deployments/days/messages/en.ts';
import { messages as deployments } from '#dashboard/deployments/messages/en.ts';
import { messages as map } from '#dashboard/map/messages/en.ts';
import { messages as overview } from '#dashboard/overview/messages/en.ts';
import { messages as palette } from '#dashboard/shell/palette/messages/en.ts';
import { messages as settings } from '#dashboard/settings/messages/en.ts';
import { messages as shell } from '#dashboard/shell/messages/en.tsx';
import { messages as ui } from '#dashboard/ui/messages/en.tsx';

/** The English messages of each room, as tests see the page: tests find things by these, not by sentences of their own. */
export const words = {
  deployment,
  deploymentDays,
  deploymentMap,
  deployments,
  map,
  overview,
  palette,
  settings,
  shell,
  ui,
};

/** The text of a message that has elements in it, up to the first of these. */
export function startOf(message: ReactNode): string {
  if (typeof message === 'string') return message;
  const children = isValidElement<{ children?: ReactNode }>(message) ? message.props.children : message;
  const [first] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return typeof first === 'string' ? first.trim() : startOf(first);
}
