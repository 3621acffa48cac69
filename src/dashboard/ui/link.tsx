import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** true replaces the entry of the history; without it, a link to the address that is shown does */
  replace?: boolean;
  /** of the new entry of the history */
  state?: unknown;
}

/** A link to a page. React Router's own `Link` brings prefetching for its framework, 2.6 kB (gzip) in every first load. */
export function Link({ to, replace, state, onClick, children, ...others }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { ...(replace !== undefined && { replace }), state });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...others} href={href} onClick={onPress}>
      {children}
    </a>
  );
}
