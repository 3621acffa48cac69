import { isIP, isIPv6 } from 'node:net';

interface Host {
  /** as a URL has it: lower case, IPv6 in brackets, without a dot at its end */
  name: string;
  /** null where none is named */
  port: string | null;
}

/** Addresses to listen at that mean all addresses of this machine. */
const WILDCARDS = new Set(['0.0.0.0', '[::]']);
const HOST = /^(\[[\da-f:.]+\]|[^\s"'<>/?#@%[\]:\\]+)(?::(\d{1,5}))?$/i;

/** A name or an IP address (IPv6 with or without brackets), with or without a port; null where the text is none. */
export function parseHost(text: string): Host | null {
  const [, name = '', port = null] = HOST.exec(isIPv6(text) ? `[${text}]` : text) ?? [];
  if (!URL.canParse(`http://${name}`)) return null;
  return { name: new URL(`http://${name}`).hostname.replace(/\.$/, ''), port };
}

/**
 * Whether a service answers for the host that a request names. A page of another site can have its own name lead to
 * this machine (DNS rebinding), and is then of the same origin for the browser; its name is still in `Host`. So the
 * names that count are those that only this machine has, and the allowed ones. Where a wildcard address is among the
 * allowed, any IP address counts too: an address is never looked up, so that no site can redirect it.
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

function isLoopback(name: string): boolean {
  return /^(.+\.)?localhost$/.test(name) || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));
}
