import { LIST_PARAMETERS, LIST_PARAMETERS_HEADER } from '#contract/list-parameters-header.ts';
import { OWN_SERVICE } from '#contract/service-name.ts';
import { namedService } from './named-service.ts';

/** what the last list response said, and of which service; null before the first */
let stated: { service: string | null; takesAll: boolean } | null = null;
let isRefused = false;

/** Notes from a list response's headers whether the service takes the parameters beyond the interface. */
export function noteTakenParameters(headers: Headers): void {
  const named = headers.get(LIST_PARAMETERS_HEADER) ?? '';
  const names = new Set(named.split(',').map((name) => name.trim()));
  stated = { service: namedService(), takesAll: LIST_PARAMETERS.every((name) => names.has(name)) };
}

/** The service said that it takes `fields`, but refused ours, as one of another version may: whole records from now on. */
export function noteRefusedFields(): void {
  isRefused = true;
}

/** Whether the service takes `fields` and `ids`: this product's own does, of any other the list responses say it. */
export function takesFields(): boolean {
  const service = namedService();
  if (isRefused) return false;
  return stated?.service === service ? stated.takesAll : service === OWN_SERVICE;
}
