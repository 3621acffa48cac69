import { LIST_PARAMETERS, LIST_PARAMETERS_HEADER } from '#contract/lists/list-parameters.ts';
import { OWN_SERVICE } from '#contract/headers/service-name.ts';
import { namedService } from './named-service.ts';
import { pageLocation } from '#dashboard/ui/preview-reader.ts';

/** What is known of a service: whether its last list response said that it takes the parameters, and whether it refused. */
interface Known {
  service: string;
  stated: boolean | null;
  isRefused: boolean;
}

let known: Known = { service: '', stated: null, isRefused: false };

/** Of the service that this page shows; nothing is known of another one. */
function knownOfService(): Known {
  const service = `${pageLocation().origin} ${namedService() ?? ''}`;
  if (known.service !== service) known = { service, stated: null, isRefused: false };
  return known;
}

/** Notes from a list response's headers whether the service takes the parameters beyond the interface. */
export function noteTakenParameters(headers: Headers): void {
  const named = headers.get(LIST_PARAMETERS_HEADER) ?? '';
  const names = new Set(named.split(',').map((name) => name.trim()));
  knownOfService().stated = LIST_PARAMETERS.every((name) => names.has(name));
}

/** The service said that it takes `fields`, but refused ours, as one of another version may: whole records from now on. */
export function noteRefusedFields(): void {
  knownOfService().isRefused = true;
}

/** Whether the service takes `fields` and `ids`: this product's own does, of any other the list responses say it. */
export function takesFields(): boolean {
  const { stated, isRefused } = knownOfService();
  return !isRefused && (stated ?? namedService() === OWN_SERVICE);
}
