import { isIP, isIPv6 } from 'node:net';

interface Host {
  /** in URL form: lower case, IPv6 in brackets, without a trailing dot */
  name: string;
  /** null where none is given */
  port: string | null;
}

/** Listen addresses that stand for all addresses of this machine. */
const WILDCARDS = new Set(['0.0.0.0', '[::]']);
const HOST = /^(\[[\da-f:.]+\]|[^\s"'<>/?#@%[\]:\\]+)(?::(\d{1,5}))?$/i;

/**
 * Parses a name or an IP address (IPv6 with or without brackets), with or without a port; null where the text is
 * neither.
 */
export function parseHost(text: string): Host | null {
  const [, name = '', port = null] = HOST.exec(isIPv6(text) ? `[${text}]` : text) ?? [];
  if (!URL.canParse(`http://${name}`)) return null;
  return { name: new URL(`http://${name}`).hostname.replace(/\.$/, ''), port };
}

/**
 * Whether the service accepts the host that a request names. A page of another site can point its own name to this
 * machine (DNS rebinding), and then has the same origin for the browser; but `Host` still has that name. So only
 * loopback names and allowed names are accepted. Where a wildcard address is allowed, any IP address is accepted too:
 * an address is never looked up, so that no site can redirect it.
 */
export function answersFor(allowed: readonly string[]): (host: string) => boolean {
  const known = allowed.map(parseHost).filter((host) => host !== null);
  const anyAddress = known.some(({ name }) => WILDCARDS.has(name));
  return (text) => {
    const asked = parseHost(text);
    if (asked === null) return false;
    const { name, port } = asked;
    if (isLoopback(name) || (anyAddress && isIP(name.replaceAll(/[[\]]/g, '')) !== 0)) return true;
    const ports = port === null ? ['80', '443'] : [port];
    return known.some((host) => host.name === name && (host.port === null || ports.includes(host.port)));
  };
}

/** Whether a name, as `parseHost` gives it, is of this machine alone. */
export function isLoopback(name: string): boolean {
  return /^(.+\.)?localhost$/.test(name) || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));
}
