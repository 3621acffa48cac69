import { getProxyForUrl } from 'proxy-from-env';
import type { ProxyFor } from './other-service-client.ts';

/**
 * The proxy that `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` name for an address, in upper or lower case. The package reads
 * them from the environment itself, so only the processes hand this to a client; tests decide for themselves.
 */
export const environmentProxy: ProxyFor = (url) => getProxyForUrl(url) || null;
