import { isValidElement, type ReactNode } from 'react';
import { messages as chart } from '#dashboard/chart/messages/en.ts';
import { messages as findings } from '#dashboard/findings/messages/en.ts';
import { messages as flags } from '#dashboard/findings/flags/messages/en.ts';
import { messages as palette } from '#dashboard/shell/palette/messages/en.ts';
import { messages as settings } from '#dashboard/settings/messages/en.ts';
import { messages as calendar } from '#dashboard/sessions/calendar/messages/en.ts';
import { messages as sessions } from '#dashboard/sessions/messages/en.ts';
import { messages as sessionPage } from '#dashboard/sessions/session/messages/en.ts';
import { messages as shell } from '#dashboard/shell/messages/en.tsx';
import { messages as ui } from '#dashboard/ui/messages/en.tsx';

/** The English messages of each room, as tests see the page: tests find things by these, not by sentences of their own. */
export const words = { calendar, chart, findings, flags, palette, sessionPage, sessions, settings, shell, ui };

/** The text of a message that has elements in it, up to the first of these. */
export function startOf(message: ReactNode): string {
  if (typeof message === 'string') return message;
  const children = isValidElement<{ children?: ReactNode }>(message) ? message.props.children : message;
  const [first] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return typeof first === 'string' ? first.trim() : startOf(first);
}
