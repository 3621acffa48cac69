/**
 * The request header in which the dashboard names the service that its page was served for. A page and a token outlive
 * the service behind their address: without it, the next service there would get the token, and its records would be
 * mixed with those read before.
 */
export const SERVICE_HEADER = 'noctuary-service';

/** The name of this product's own service; another one is named by its address, without a slash at its end. */
export const OWN_SERVICE = 'own';

/** The request header that goes with a token for the last time: this product's service then ends its cookie for images. */
export const FORGET_HEADER = 'noctuary-forget';
