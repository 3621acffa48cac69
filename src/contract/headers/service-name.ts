/**
 * The request header in which the dashboard names the service that its page was served for. A page and a token outlive
 * the service at their address: without the header, the next service there would get the token, and its records would
 * be mixed with those loaded before.
 */
export const SERVICE_HEADER = 'noctuary-service';

/** The name of this product's own service; another one is named by its address, without a trailing slash. */
export const OWN_SERVICE = 'own';

/** The request header of the last request with a token: this product's service then deletes its cookie for images. */
export const FORGET_HEADER = 'noctuary-forget';
